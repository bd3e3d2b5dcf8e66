import QRCode from 'qrcode'

export type QrPath = {
  /** SVG path data: every dark module, on a field of `size` by `size`. */
  readonly d: string
  readonly size: number
}

/** The code as one shape, a rectangle for each run of dark modules in a row. */
export function qrPath(text: string): QrPath {
  // An address is bytes throughout: no search for stretches of digits that would pack tighter.
  const bytes = new TextEncoder().encode(text)
  const { size, data } = QRCode.create([{ data: bytes, mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  }).modules
  let d = ''
  for (let y = 0; y < size; y += 1) {
    let x = 0
    while (x < size) {
      const start = x
      while (x < size && data[y * size + x]) x += 1
      if (x > start) d += `M${start} ${y}h${x - start}v1h${start - x}z`
      else x += 1
    }
  }
  return { d, size }
}
