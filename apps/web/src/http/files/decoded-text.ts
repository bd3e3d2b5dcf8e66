/** Spreadsheets save in UTF-8 or, as "Unicode text", in UTF-16; the first bytes show which. `null`: neither. */
export function decodedText(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes)
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

export const NOT_TEXT = 'This file is not text. Please save it as CSV (UTF-8).'
