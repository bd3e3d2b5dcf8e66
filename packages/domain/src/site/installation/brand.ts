import { contrast } from './contrast.ts'

/** The colours that an installation may choose; each follows the built-in one until it does. */
export const BRAND_COLOURS = ['primary', 'primaryDark', 'action', 'actionDark', 'band'] as const
export type BrandColour = (typeof BRAND_COLOURS)[number]

/** The fonts that come with the product; `system` loads none. */
export const BRAND_FONTS = ['fraunces', 'figtree', 'system'] as const
export type BrandFont = (typeof BRAND_FONTS)[number]

/** How an installation looks; its name is a setting of its own. */
export type Brand = {
  /** A whole SVG document that was checked; `null`: the built-in mark. */
  readonly logo: string | null
  readonly colours: Readonly<Partial<Record<BrandColour, string>>>
  readonly displayFont: BrandFont
  readonly textFont: BrandFont
  /** Rises with every change, so that what is made of it may be cached. */
  readonly revision: number
}

export const BUILT_IN_BRAND: Brand = {
  logo: null,
  colours: {},
  displayFont: 'fraunces',
  textFont: 'figtree',
  revision: 0,
}

const SURFACES = ['#fbf8f1', '#fffdf8', '#f3eee1', '#e9f0e1']
const DARK_SURFACES = ['#121a15', '#1a241e', '#0d1410', '#1a2a21']

/** What stands on each colour, or what it stands on as text (packages/ui/src/styles/tokens.css). */
const READS_WITH: Readonly<Record<BrandColour, readonly string[]>> = {
  primary: SURFACES,
  primaryDark: DARK_SURFACES,
  action: ['#fffaf3'],
  actionDark: ['#24120a'],
  band: ['#f4f1e4', '#c3d4c0'],
}

const AA = 4.5

/** Why a colour cannot be read where it is used; `null`: it can. */
export function problemOfColour(name: BrandColour, hex: string): string | null {
  const worst = Math.min(...READS_WITH[name].map((other) => contrast(hex, other)))
  if (worst >= AA) return null
  const remedy = REMEDY[name]
  return `Its contrast is ${(Math.floor(worst * 100) / 100).toFixed(2)} to 1; text takes 4.5 to 1 (WCAG AA). ${remedy}`
}

const REMEDY: Readonly<Record<BrandColour, string>> = {
  primary: 'Choose a darker one.',
  primaryDark: 'Choose a lighter one.',
  action: 'Choose a darker one.',
  actionDark: 'Choose a lighter one.',
  band: 'Choose a darker one.',
}
