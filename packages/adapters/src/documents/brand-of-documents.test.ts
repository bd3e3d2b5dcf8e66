import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createDocumentRenderer } from './document-renderer.ts'
import { EXAMPLE_CERTIFICATE, EXAMPLE_INVOICE } from './fixtures.ts'

/** A disc of a colour that nothing of ours has. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="10" fill="#ff00ff"/></svg>'
const ours = createDocumentRenderer()
const theirs = createDocumentRenderer(() => ({ siteName: 'Fern & Co', brand: { logo: LOGO } }))

const BADGE = {
  kind: 'trees',
  theme: 'light',
  label: '12 trees',
  figure: '12',
  of: 'trees funded',
  by: 'Fern',
  when: 'in 2026',
  seed: 'a',
  trees: 12,
  co2eGrams: 0,
  plasticGrams: 0,
} as const

/** How many pixels have the colour of the logo. */
async function pixelsOfLogo(png: Uint8Array): Promise<number> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    if (red > 200 && green < 90 && blue > 200) count += 1
  }
  return count
}

describe('what an installation publishes as its mark', () => {
  test('is in pictures to share and on badges', async () => {
    expect(await pixelsOfLogo(await theirs.shareImage(EXAMPLE_CERTIFICATE))).toBeGreaterThan(200)
    expect(await pixelsOfLogo(await ours.shareImage(EXAMPLE_CERTIFICATE))).toBe(0)
    expect(await pixelsOfLogo(await theirs.badge(BADGE, 'png'))).toBeGreaterThan(20)
    expect(await pixelsOfLogo(await ours.badge(BADGE, 'png'))).toBe(0)
    const svg = new TextDecoder().decode(await theirs.badge(BADGE, 'svg'))
    expect(svg).toContain('href="data:image/png;base64,')
    expect(svg).not.toContain('M2.5 15.2C2.2')
  })

  test('is on certificates and invoices, whose bytes stay the same for the same facts', async () => {
    const images = (pdf: Uint8Array) =>
      Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1
    const draws = {
      certificate: (by: typeof ours) => by.certificate(EXAMPLE_CERTIFICATE),
      invoice: (by: typeof ours) => by.invoice(EXAMPLE_INVOICE),
    }
    for (const [kind, draw] of Object.entries(draws)) {
      const [own, again, plain] = [await draw(theirs), await draw(theirs), await draw(ours)]
      expect(images(own), kind).toBeGreaterThan(images(plain))
      expect(Buffer.from(own).equals(Buffer.from(again)), kind).toBe(true)
    }
  })
})
