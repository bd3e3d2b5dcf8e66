import type { Crop, PictureRedrawer, Redrawn } from '@understory/ports/pictures.ts'
import sharp from 'sharp'
import { inspectPicture } from './inspect-picture.ts'
import { redrawWhiteLogo } from './white-logo.ts'

export const MAX_BYTES = 2 * 1024 * 1024
export const MAX_SIDE = 6_000
// Four bytes a pixel: 48 MB at most while one picture is decoded, and one is at a time.
export const MAX_PIXELS = 12_000_000
const SIDE = 320

/** Pictures through libvips; one at a time, so that the memory it takes is that of one. A picture that needs more seconds by the clock than these is refused. */
export function createPictureRedrawer({ seconds = 2 } = {}): PictureRedrawer {
  sharp.cache(false)
  sharp.concurrency(1)
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work)
    turn = done
    return done
  }
  return {
    redraw: (file, crop) => inTurn(() => redraw(file, crop, seconds)),
    redrawWhiteLogo: (file) => inTurn(() => redrawWhiteLogo(file, seconds)),
  }
}

async function redraw(file: Uint8Array, crop: Crop | null, seconds: number): Promise<Redrawn> {
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
    return { ok: true, png: await draw(file, crop, seconds) }
  } catch {
    return { ok: false, problem: 'not-a-picture' }
  }
}

async function draw(file: Uint8Array, crop: Crop | null, seconds: number): Promise<Uint8Array> {
  const input = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  const { data, info } = await input
    .timeout({ seconds })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const side = Math.min(info.width, info.height)
  const { left, top } = crop ?? { left: 0.5, top: 0.5 }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract({
      left: Math.round((info.width - side) * left),
      top: Math.round((info.height - side) * top),
      width: side,
      height: side,
    })
    .resize(SIDE, SIDE)
    .png({ compressionLevel: 9, palette: false })
    .timeout({ seconds })
    .toBuffer()
}
