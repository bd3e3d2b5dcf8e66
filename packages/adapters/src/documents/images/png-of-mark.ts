import sharp from 'sharp'

/** Large enough for the largest picture; one PNG for all of them. */
const SIDE = 192

/** A logo of an installation as a square with nothing around it; the same logo always gives the same bytes. */
export async function pngOfMark(svg: string): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(svg), { density: 300, limitInputPixels: 40_000_000 })
  const square = drawn.resize(SIDE, SIDE, { fit: 'contain', background: '#00000000' })
  return new Uint8Array(await square.png({ compressionLevel: 9 }).toBuffer())
}
