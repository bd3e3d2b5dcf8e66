import sharp from 'sharp'

// Nothing is kept of a drawing.
sharp.cache(false)

/** A drawing as pixels, `scale` times its size; the same drawing always gives the same bytes. */
export async function pngOfSvg(svg: string, { scale = 1 } = {}): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(svg), { density: 72 * scale })
  return new Uint8Array(await drawn.png({ compressionLevel: 9, palette: true }).toBuffer())
}
