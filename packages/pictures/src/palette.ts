/**
 * The inks of every picture, by daylight. The web repeats them as `--pic-…` variables so that they
 * can change with the theme; paper and shared images use these.
 */
export const DAYLIGHT = {
  'sky-high': '#a9cfdc',
  'sky-mid': '#c6dfe0',
  'sky-low': '#e6ecdc',
  sun: '#f3cf74',
  haze: '#b9ab97',
  cloud: '#f7f5ea',
  mist: '#dfe9da',
  'hill-far': '#a9c9b0',
  'hill-mid': '#8ab795',
  'ground-far': '#7cab82',
  'ground-mid': '#5f9a6d',
  'ground-near': '#3f7f57',
  'leaf-dark': '#1f5a43',
  leaf: '#2f7a56',
  'leaf-light': '#5ba06f',
  'leaf-pale': '#9bc58a',
  trunk: '#5b4636',
  birch: '#efe9d8',
  soil: '#5a4030',
  'soil-deep': '#2c211a',
  root: '#8a6a50',
  stone: '#7d6a5a',
  water: '#69aeb4',
  'water-light': '#9accca',
  sand: '#ead9b0',
  'sand-dark': '#d5bd8a',
  litter: '#d9694a',
  'litter-pale': '#f3f0ea',
  bloom: '#c9683b',
  gold: '#d8a648',
  straw: '#d3bd80',
  earth: '#b77c55',
  heather: '#a287a6',
  snow: '#f2f6f5',
} as const

export type Ink = keyof typeof DAYLIGHT
export type Palette = Readonly<Record<Ink, string>>
