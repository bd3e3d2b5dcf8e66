import sharp from 'sharp'
import { inspectPicture } from './inspect-picture.ts'

const SIDE = 320
const MAX_BYTES = 1024 * 1024
/** A pixel that is less opaque is not seen as a colour. */
const SEEN = 32
/** The least of red, green and blue that still passes for white. */
const WHITE = 225
const LEAST_SEEN = 100
/** Of all pixels, so many let the ground through. */
const LEAST_CLEAR = 0.05

/** A PNG of 320 × 320, white on transparent, encoded again from its pixels; `null`: it is something else. */
export async function redrawWhiteLogo(
  file: Uint8Array,
  seconds: number,
): Promise<Uint8Array | null> {
  if (file.length > MAX_BYTES) return null
  const inspected = inspectPicture(file)
  if (inspected?.format !== 'png' || inspected.width !== SIDE || inspected.height !== SIDE) {
    return null
  }
  try {
    const pixels = await sharp(file, { limitInputPixels: SIDE * SIDE, failOn: 'error' })
      .timeout({ seconds })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer()
    if (!isWhiteOnTransparent(pixels)) return null
    const raw = { width: SIDE, height: SIDE, channels: 4 } as const
    const png = await sharp(pixels, { raw }).png({ compressionLevel: 9 }).toBuffer()
    return new Uint8Array(png)
  } catch {
    return null
  }
}

function isWhiteOnTransparent(pixels: Uint8Array): boolean {
  let [seen, clear] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < SEEN) clear += 1
    else if (Math.min(red, green, blue) < WHITE) return false
    else seen += 1
  }
  return seen >= LEAST_SEEN && clear >= (pixels.length / 4) * LEAST_CLEAR
}
