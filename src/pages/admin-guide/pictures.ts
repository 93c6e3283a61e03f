import cancelled from '@/pages/admin-guide/pictures/cancelled.webp'
import form from '@/pages/admin-guide/pictures/form.webp'
import list from '@/pages/admin-guide/pictures/list.webp'
import log from '@/pages/admin-guide/pictures/log.webp'
import move from '@/pages/admin-guide/pictures/move.webp'

export type PictureName = keyof typeof pictures

/** The guide's pictures, taken by `npm run screenshots -- --guide`, and the size in which they were on the screen. */
export const pictures = {
  form: { src: form, width: 648, height: 580 },
  list: { src: list, width: 504, height: 303 },
  move: { src: move, width: 648, height: 288 },
  cancelled: { src: cancelled, width: 648, height: 544 },
  log: { src: log, width: 528, height: 498 },
} as const
