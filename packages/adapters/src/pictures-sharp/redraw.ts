import type { Crop, Redrawn, RedrawnBackground } from '@understory/ports/documents/pictures.ts'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { inspectPicture } from './inspect-picture.ts'

// The memory that a picture takes is that of one.
sharp.cache(false)
sharp.concurrency(1)

const MAX_BYTES = 2 * 1024 * 1024
const MAX_SIDE = 6_000
// Four bytes a pixel: 48 MB at most while one picture is decoded, and one is at a time.
const MAX_PIXELS = 12_000_000
const SIDE = 320
const REDRAW_LIMIT = 960

export async function redrawSquare(
  file: Uint8Array,
  crop: Crop | null,
  seconds: number,
): Promise<Redrawn> {
  const drawn = await redraw(file, (pixels) => squareOf(pixels, crop), seconds)
  return drawn.ok ? { ok: true, png: drawn.bytes } : drawn
}

export async function redrawBackground(
  file: Uint8Array,
  seconds: number,
): Promise<RedrawnBackground> {
  const drawn = await redraw(file, backgroundOf, seconds)
  return drawn.ok ? { ok: true, jpeg: drawn.bytes } : drawn
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo }
type Encode = (pixels: Pixels) => Sharp
type Encoded =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: 'not-a-picture' | 'too-large' }

async function redraw(file: Uint8Array, encode: Encode, seconds: number): Promise<Encoded> {
  if (file.length > MAX_BYTES) return { ok: false, problem: 'too-large' }
  const inspected = inspectPicture(file)
  if (!inspected || inspected.width === 0 || inspected.height === 0) {
    return { ok: false, problem: 'not-a-picture' }
  }
  const { width, height } = inspected
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    return { ok: false, problem: 'too-large' }
  }
  try {
    const encoded = encode(await pixelsOf(file, seconds))
    return { ok: true, bytes: await encoded.timeout({ seconds }).toBuffer() }
  } catch {
    return { ok: false, problem: 'not-a-picture' }
  }
}

function pixelsOf(file: Uint8Array, seconds: number): Promise<Pixels> {
  const input = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  return input
    .timeout({ seconds })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

const pictureOf = ({ data, info: { width, height } }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })

function squareOf(pixels: Pixels, crop: Crop | null): Sharp {
  const { width, height } = pixels.info
  const side = Math.min(width, height)
  const { left, top } = crop ?? { left: 0.5, top: 0.5 }
  return pictureOf(pixels)
    .extract({
      left: Math.round((width - side) * left),
      top: Math.round((height - side) * top),
      width: side,
      height: side,
    })
    .resize(SIDE, SIDE)
    .png({ compressionLevel: 9, palette: false })
}

function backgroundOf(pixels: Pixels): Sharp {
  return pictureOf(pixels)
    .resize(REDRAW_LIMIT, REDRAW_LIMIT, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 72, mozjpeg: true })
}
