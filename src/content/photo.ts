/** A picture in public/images. Its size is stored with it, so that the page does not jump when it arrives. */
export type Photo = {
  readonly src: `/images/${string}`
  /** Pixels of the file. */
  readonly width: number
  readonly height: number
  readonly alt: string
}
