import encodeQr from 'qr'

export type QrPath = {
  /** SVG path data: every dark module, on a field of `size` by `size`. */
  readonly d: string
  readonly size: number
}

/** The code as one shape, a rectangle for each run of dark modules in a row. */
export function qrPath(text: string): QrPath {
  // An address is bytes throughout: no search for stretches of digits that would pack tighter.
  // The least border there is, which is cut off: what draws the code leaves its own.
  const bordered = encodeQr(text, 'raw', { ecc: 'medium', encoding: 'byte', border: 1 })
  const rows = bordered.slice(1, -1).map((row) => row.slice(1, -1))
  const size = rows.length
  let d = ''
  for (const [y, row] of rows.entries()) {
    let x = 0
    while (x < size) {
      const start = x
      while (x < size && row[x]) x += 1
      if (x > start) d += `M${start} ${y}h${x - start}v1h${start - x}z`
      else x += 1
    }
  }
  return { d, size }
}
