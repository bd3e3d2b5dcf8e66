import sharp from 'sharp'

type Odd = {
  readonly side?: number
  readonly colour?: { readonly r: number; readonly g: number; readonly b: number }
  readonly isOpaque?: boolean
  /** 410 kB for one of 320 pixels a side. */
  readonly isUncompressed?: boolean
}

/** A white square on transparent, as the logo of an impact page is; or one that is odd. */
export async function sampleLogo({
  side = 320,
  colour = { r: 255, g: 255, b: 255 },
  isOpaque = false,
  isUncompressed = false,
}: Odd = {}): Promise<Uint8Array> {
  const middle = Math.floor(side / 2)
  const mark = await sharp({
    create: { width: middle, height: middle, channels: 3, background: colour },
  })
    .png()
    .toBuffer()
  const ground = { r: 255, g: 255, b: 255, alpha: isOpaque ? 1 : 0 }
  return sharp({ create: { width: side, height: side, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: isUncompressed ? 0 : 6 })
    .toBuffer()
}
