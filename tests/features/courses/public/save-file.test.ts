import { expect, it } from 'vitest'
import { ignoresBlobDownloads } from '@/features/courses/public/save-file'

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'

it.each([
  [true, `${IOS} (KHTML, like Gecko) CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`],
  [true, `${IOS} (KHTML, like Gecko) Mobile/15E148 Instagram 334.0.4.32.98`],
  [true, `${IOS} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.41.80]`],
  [true, `${IOS} (KHTML, like Gecko) Mobile/15E148`],
  [
    true,
    'Mozilla/5.0 (Linux; Android 14; SM-A515F; wv) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
  ],
  [false, `${IOS} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`],
  [
    false,
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  ],
  [false, 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0'],
])('it is %s that files made by a script come to nothing in %s', (expected, userAgent) => {
  expect(ignoresBlobDownloads(userAgent)).toBe(expected)
})
