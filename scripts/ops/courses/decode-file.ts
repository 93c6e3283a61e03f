import { getBOMEncoding, TextDecoder } from '@exodus/bytes/encoding.js'

const REMEDY =
  'Save the file as UTF-8: in Excel as "CSV UTF-8", in LibreOffice and Numbers with the encoding "Unicode (UTF-8)".'

// In files of MS-DOS and of older Macs, windows-1252 takes æ, ø and å for some of ‘ ’ › † ¾ ¿ Œ ® ¯ and controls.
const DANISH_WORD = /[æøåÆØÅ]\p{L}|\p{L}[æøåÆØÅ]/u
const SURE = /^[\t -~æøåÆØÅäöüÄÖÜßéèëÉÈËàáóÁÓíÍôïñçÇ§½¼²°´·«»£\xA0]*$/
const LIKELY = /^[\t -~\xA0-\xFF‘’‚“”„–—…•€]*$/

/** The text of a file as spreadsheets save it: UTF-8, UTF-16 ('Unicode text'), or the windows-1252 of plain CSV. */
export function decodeFile(bytes: Uint8Array): string {
  const marked = getBOMEncoding(bytes)
  const text = decode(bytes, marked ?? 'utf-8')
  if (text !== undefined && !text.includes('\0')) return text
  if (marked || bytes.includes(0)) throw new Error(`The file is damaged, or no text. ${REMEDY}`)
  return fromWindows(bytes)
}

function fromWindows(bytes: Uint8Array): string {
  const text = decode(bytes, 'windows-1252') ?? ''
  const isDanish = DANISH_WORD.test(text)
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (SURE.test(line) || (isDanish && LIKELY.test(line))) continue
    throw new Error(`Line ${index + 1}: the letters of "${line}" cannot be told. ${REMEDY}`)
  }
  return text
}

/** Not by Node.js' own decoder, which up to version 22 reads windows-1252 as latin1: ’ and – become controls. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
