import { getBOMEncoding, TextDecoder } from '@exodus/bytes/encoding.js'

const REMEDY =
  'Save the file as UTF-8: in Excel as "CSV UTF-8", in LibreOffice and Numbers with the encoding "Unicode (UTF-8)".'

// A file of MS-DOS or of an older Mac, read as windows-1252, has none of these beside another letter.
const DANISH_WORD = /[æøåÆØÅ]\p{L}|\p{L}[æøåÆØÅ]/u

/**
 * The text of a file as spreadsheets save it: UTF-8, the UTF-16 of Excel's 'Unicode text', or the windows-1252 of
 * its plain CSV in Danish and English.
 * @throws Error where its letters could be others
 */
export function decodeFile(bytes: Uint8Array): string {
  const marked = getBOMEncoding(bytes)
  const text = decode(bytes, marked ?? 'utf-8')
  if (text !== undefined && !text.includes('\0')) return text
  if (marked || bytes.includes(0)) throw new Error(`The file is damaged, or no text. ${REMEDY}`)

  const windowsText = decode(bytes, 'windows-1252')
  if (windowsText && DANISH_WORD.test(windowsText)) return windowsText
  throw new Error(`The letters of the file cannot be told. ${REMEDY}`)
}

/**
 * The text without its byte order mark; undefined where the bytes are none of that encoding. Not by Node.js' own
 * decoder, which up to version 22 reads windows-1252 as latin1: ’ and – become control characters.
 */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
