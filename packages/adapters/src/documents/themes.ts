import type { Theme } from '@understory/domain/commerce/instant-offset/instant-order.ts'
import { DAYLIGHT, type Palette } from '@understory/pictures/palette.ts'

/** A winter dusk: the same forest under snow. */
const WINTER: Palette = {
  ...DAYLIGHT,
  'sky-high': '#8fb0c9',
  'sky-mid': '#bccfdc',
  'sky-low': '#e9e6e4',
  sun: '#f6e3b0',
  cloud: '#f5f6f6',
  mist: '#eef2f2',
  'hill-far': '#cfdde0',
  'hill-mid': '#bdd0d2',
  'ground-far': '#dfe8e8',
  'ground-mid': '#eaf0ef',
  'ground-near': '#f6f8f6',
  'leaf-pale': '#dce9e2',
  'leaf-light': '#8fb5a0',
  water: '#8fb6c4',
  'water-light': '#b9d3db',
  sand: '#f0efe9',
  'sand-dark': '#dfe3e0',
  bloom: '#b4432f',
}

export type ThemeLook = {
  readonly palette: Palette
  readonly heading: string
  readonly isWrapped: boolean
  readonly isSnowing: boolean
}

export function lookOf(theme: Theme): ThemeLook {
  const plain = {
    palette: DAYLIGHT,
    heading: 'Certificate of contribution',
    isWrapped: false,
    isSnowing: false,
  }
  switch (theme) {
    case 'none':
      return plain
    case 'gift':
      return { ...plain, heading: 'A gift to the living world', isWrapped: true }
    case 'christmas':
      return { ...plain, palette: WINTER, heading: 'A Christmas gift', isSnowing: true }
  }
}

/** Where flakes fall, the same on every certificate: a low-discrepancy scatter (R2 sequence). */
export function snowflakes(
  width: number,
  height: number,
): { x: number; y: number; radius: number }[] {
  const [first, second] = [0.7548776662466927, 0.5698402909980532]
  return Array.from({ length: 90 }, (_, index) => ({
    x: Math.round(((0.5 + first * index) % 1) * width * 10) / 10,
    y: Math.round(((0.5 + second * index) % 1) * height * 10) / 10,
    radius: 0.8 + (index % 4) * 0.45,
  }))
}

/** A ribbon that falls from the top and the bow at its end, drawn around (0, 0), the knot. */
export const RIBBON = {
  width: 18,
  colour: '#A9522A',
  shade: '#8E4321',
  bow: [
    'M0 0C-8 -30 -52 -38 -50 -8C-49 14 -14 10 0 0z',
    'M0 0C8 -30 52 -38 50 -8C49 14 14 10 0 0z',
    'M-4 2C-16 18 -22 30 -30 38L-12 36L2 6z',
    'M4 2C16 18 22 30 30 38L12 36L-2 6z',
  ],
  knotRadius: 8,
} as const
