import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { BUILT_IN_DOCUMENT_BRAND, coloursOnPaper } from './brand-of-documents.ts'
import { createDocumentRenderer } from './document-renderer.ts'
import { EXAMPLE_CERTIFICATE, EXAMPLE_INVOICE } from './fixtures.ts'
import { EXAMPLE_REPORT } from './footprint-report/example-report.ts'

/** A disc of a colour that nothing of ours has. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="10" fill="#ff00ff"/></svg>'
const THEIR_COLOURS = { primary: '#102a83', action: '#7a1060' }
const ours = createDocumentRenderer()
const theirs = createDocumentRenderer(() => ({
  siteName: 'Fern & Co',
  brand: { logo: LOGO, colours: THEIR_COLOURS },
}))

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

  test('colours headings, bars and rules of each document', async () => {
    const drawn = {
      certificate: (by: typeof ours) => by.certificate(EXAMPLE_CERTIFICATE),
      invoice: (by: typeof ours) => by.invoice(EXAMPLE_INVOICE),
      report: (by: typeof ours) => by.footprintReport(EXAMPLE_REPORT),
    }
    const { primary, action } = THEIR_COLOURS
    for (const [kind, draw] of Object.entries(drawn)) {
      expect([kind, isFilled(await draw(theirs), primary)]).toEqual([kind, true])
      expect([kind, isFilled(await draw(ours), primary)]).toEqual([kind, false])
    }
    expect(isFilled(await theirs.footprintReport(EXAMPLE_REPORT), action)).toBe(true)
  })
})

test('a colour that cannot be read on paper is not drawn with: the built-in one is', () => {
  const { colour, accent } = BUILT_IN_DOCUMENT_BRAND
  expect(coloursOnPaper({})).toEqual({ colour, accent })
  expect(coloursOnPaper({ primary: '#bcd4ff', action: '#ffd84d' })).toEqual({ colour, accent })
  expect(coloursOnPaper({ primary: '#102a83' })).toEqual({ colour: '#102a83', accent })
})

/** Whether anything in a PDF is filled with a colour. */
function isFilled(pdf: Uint8Array, hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const text = Buffer.from(pdf).toString('latin1')
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].some(([, body = '']) =>
    [...inflated(body).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg)\b/g)].some(([, ...given]) =>
      parts.every((part, at) => Math.round(Number(given[at]) * 255) === part),
    ),
  )
}

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
