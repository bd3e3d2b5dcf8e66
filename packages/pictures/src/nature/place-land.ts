import type { Ink } from '../palette.ts'
import { cut, ridge, sheet } from '../pen.ts'
import type { Shape } from '../shape.ts'
import type { PicturedPlace, Season } from './place.ts'
import { PLACE_TREES } from './place-trees.ts'
import { TREES, type Tree } from './trees.ts'

type PlaceLandFrame = { readonly width: number; readonly height: number }

/** What stands on the horizon, far to near. */
export function horizon(
  place: PicturedPlace,
  season: Season,
  frame: PlaceLandFrame,
  shift: number,
): Shape[] {
  const { width, height } = frame
  const low = (y: number, rise: number, waves: number, fill: Ink): Shape => ({
    fill,
    d: ridge({ width, y: y * height, bottom: height, rise: rise * height, waves, shift }),
  })
  switch (place) {
    case 'highlands':
      return [...mountains(season, frame), low(0.57, 0.06, 3, 'hill-mid')]
    case 'savanna':
    case 'baobabs':
    case 'farm':
      return [...tableHills(frame), low(0.575, 0.02, 3, season === 'dry' ? 'straw' : 'hill-mid')]
    case 'mangroves':
      return [sea(frame), low(0.585, 0.03, 5, 'hill-mid')]
    case 'coast':
      return [sea(frame), low(0.6, 0.03, 2, 'hill-mid')]
    case 'rainforest':
      return [low(0.47, 0.16, 3, 'hill-far'), low(0.55, 0.09, 6, 'hill-mid')]
    case 'wood':
      return [low(0.5, 0.12, 2, 'hill-far'), low(0.55, 0.07, 3, 'hill-mid')]
  }
}

function sea({ width, height }: PlaceLandFrame): Shape {
  return { d: `M0 ${Math.round(height * 0.525)}H${width}V${height}H0z`, fill: 'water-light' }
}

const PEAKS = [
  [0.02, 0.44],
  [0.17, 0.31],
  [0.36, 0.43],
  [0.55, 0.35],
  [0.74, 0.27],
  [0.93, 0.4],
] as const

function mountains(season: Season, { width, height }: PlaceLandFrame): Shape[] {
  const at = ([x, y]: readonly [number, number]) => [x * width, y * height] as const
  const valleys = PEAKS.slice(1).map(
    ([x], k) => [((PEAKS[k]?.[0] ?? 0) + x) / 2, 0.5 + 0.02 * (k % 2)] as const,
  )
  const line = PEAKS.flatMap((peak, k) => [peak, ...(valleys[k] ? [valleys[k]] : [])])
  const range: Shape = {
    d: cut([
      [0, height],
      [0, 0.5 * height],
      ...line.map(at),
      [width, 0.5 * height],
      [width, height],
    ]),
    fill: 'hill-far',
  }
  const caps = PEAKS.filter(([, y]) => y < 0.38).map(([x, y]) =>
    cut([
      at([x, y]),
      at([x + 0.022, y + 0.055]),
      at([x + 0.008, y + 0.045]),
      at([x - 0.003, y + 0.065]),
      at([x - 0.012, y + 0.04]),
      at([x - 0.022, y + 0.055]),
    ]),
  )
  // Light comes from the right.
  const shade = PEAKS.map(([x, y]) =>
    cut([at([x, y]), at([x + 0.012, y + 0.09]), at([x - 0.01, 0.5]), at([x - 0.09, 0.52])]),
  )
  const hills: Shape[] = [range, { d: shade.join(''), fill: 'hill-mid', opacity: 0.55 }]
  return season === 'winter' || season === 'spring'
    ? [...hills, { d: caps.join(''), fill: 'snow' }]
    : hills
}

function tableHills({ width, height }: PlaceLandFrame): Shape[] {
  const at = (x: number, y: number) => [x * width, y * height] as const
  const table = (from: number, to: number, top: number): string =>
    cut([
      at(from - 0.04, 0.58),
      at(from, top + 0.02),
      at(from + 0.02, top),
      at(to - 0.015, top),
      at(to, top + 0.025),
      at(to + 0.06, 0.58),
    ])
  return [
    { d: table(-0.05, 0.24, 0.45) + table(0.62, 0.82, 0.47), fill: 'hill-far' },
    { d: table(0.3, 0.42, 0.51) + table(0.9, 1.1, 0.5), fill: 'hill-far', opacity: 0.7 },
  ]
}

const SNOWY: readonly Ink[] = ['snow', 'snow', 'mist', 'mist', 'hill-far', 'hill-mid']

/** The ground of each row of trees, far to near. */
export function lands(place: PicturedPlace, season: Season): readonly Ink[] {
  const green = [
    'ground-far',
    'ground-far',
    'ground-mid',
    'ground-mid',
    'ground-near',
    'ground-near',
  ] as const
  const far = (first: Ink, second: Ink = first): readonly Ink[] => [
    first,
    second,
    ...green.slice(2),
  ]
  switch (place) {
    case 'highlands':
      if (season === 'winter') return SNOWY
      return season === 'summer' || season === 'autumn' ? far('heather', 'ground-far') : green
    case 'wood':
      return season === 'winter' ? SNOWY : green
    case 'savanna':
    case 'baobabs':
      return season === 'dry'
        ? ['straw', 'straw', 'straw', 'ground-far', 'ground-mid', 'ground-near']
        : green
    case 'farm':
      return season === 'dry' ? far('straw') : green
    default:
      return green
  }
}

const { acacia, baobab, grevillea, kapok, mango, mangrove, palm, pine, youngMangrove } = PLACE_TREES

/** What grows in a place, as it looks in a season. */
export function treesOf(place: PicturedPlace, season: Season): readonly Tree[] {
  switch (place) {
    case 'highlands': {
      const birch = birchIn(season)
      return [pine, birch, pine, rowanIn(season), birch]
    }
    case 'wood':
      return [TREES.spruce, oakIn(season), TREES.spruce, birchIn(season), oakIn(season)]
    case 'savanna':
      return [acacia, acacia, baobab]
    case 'baobabs':
      return [baobab, baobab, acacia]
    case 'farm':
      return [mango, grevillea, acacia, mango, grevillea]
    case 'rainforest':
      return [kapok, palm, mango, kapok]
    case 'mangroves':
      return [mangrove, youngMangrove, mangrove]
    case 'coast':
      return [palm, mangrove, palm]
  }
}

function birchIn(season: Season): Tree {
  if (season === 'autumn') return PLACE_TREES.birchInGold
  return season === 'winter' ? PLACE_TREES.bareBirch : TREES.birch
}

function oakIn(season: Season): Tree {
  if (season === 'autumn') return PLACE_TREES.oakInGold
  return season === 'winter' ? PLACE_TREES.bareOak : TREES.oak
}

function rowanIn(season: Season): Tree {
  if (season === 'spring') return PLACE_TREES.rowanInBlossom
  if (season === 'summer') return PLACE_TREES.rowanInFruit
  return season === 'autumn' ? PLACE_TREES.rowanInGold : PLACE_TREES.bareBirch
}

/** Furrows that run to the horizon between the trees of a farm. */
export function fields({ width, height }: PlaceLandFrame): Shape[] {
  const [top, foot] = [0.68, 0.8]
  const strips = Array.from({ length: 9 }, (_, k) => {
    const near = (k: number) => width * (0.5 + (k - 4.5) * 0.17)
    const far = (k: number) => width * (0.5 + (k - 4.5) * 0.1)
    return cut([
      [far(k), height * top],
      [far(k + 0.5), height * top],
      [near(k + 0.5), height * foot],
      [near(k), height * foot],
    ])
  })
  return [{ d: strips.join(''), fill: 'leaf-pale', opacity: 0.4 }]
}

const TIDES = [0.655, 0.71, 0.79, 0.88] as const

/** Shallow water that a row of mangroves stands in, with the mud that their roots hold. */
export function tide(row: number, { width, height }: PlaceLandFrame): Shape[] {
  const top = TIDES[row] ?? TIDES[0]
  const mud = (x: number, size: number) => {
    const [from, y] = [Math.round(width * (x - size)), Math.round(height * (top + 0.03))]
    const [half, rise] = [Math.round(width * size), Math.round(height * 0.03)]
    return `M${from} ${y}q${half} ${-rise} ${half * 2} 0q${-half} ${rise} ${-half * 2} 0z`
  }
  return [
    {
      d: sheet(width, height * (1 - top), height * top),
      fill: row % 2 ? 'water' : 'water-light',
      opacity: row === 0 ? 1 : 0.45,
    },
    {
      d: mud(0.46 + 0.13 * row, 0.16) + mud(0.16 + 0.07 * row, 0.11),
      fill: 'sand-dark',
      opacity: 0.6,
    },
  ]
}
