import { createHash } from 'node:crypto'

const CONTENT_IMAGE_MAX_BYTES = 8 * 1024 * 1024
const MOST_PIXELS = 40_000_000
const WIDEST = 1_600
const FORMATS = new Set(['jpeg', 'png', 'webp'])

export type RedrawnImage = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

export class BadImage extends Error {}

/**
 * Draws a picture again as WebP, no wider than a page needs: whatever else was in the file, such as a place,
 * a script or a second format, is gone. What it is called follows from the bytes of the source.
 */
export async function redrawContentImage(source: Uint8Array): Promise<RedrawnImage> {
  if (source.length > CONTENT_IMAGE_MAX_BYTES) throw new BadImage('is larger than 8 MB')
  const { default: sharp } = await import('sharp')
  const image = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const format = await image.metadata().then(
    (facts) => facts.format,
    () => 'unknown',
  )
  if (!FORMATS.has(format)) throw new BadImage('is no JPEG, PNG or WebP')
  try {
    const { data, info } = await image
      .rotate()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 24)
    return { name: `${hash}.webp`, width: info.width, height: info.height, bytes: data }
  } catch {
    throw new BadImage('cannot be read as a picture')
  }
}
