import { ridge, sheet } from '../pen.ts'
import { type Dice, diceFrom, scatter } from '../seeded.ts'
import type { Shape } from '../shape.ts'
import { type Plant, plant, standing, TREES, type Tree } from './trees.ts'

/** More trees than this cannot be distinguished on a page: each drawn one then represents several. */
export const MOST_TREES_DRAWN = 150

type ForestOptions = {
  readonly seed: string
  /** Whole trees; part of one shows as a sapling. */
  readonly trees: number
  readonly width: number
  readonly height: number
  /** The trees it is made of; by default those of a temperate wood. */
  readonly species?: readonly Tree[]
  /** The most trees drawn one by one, where the picture shows other things too. */
  readonly most?: number
  /** Share of the width, from the left, that each row of trees fills, far to near; by default all. */
  readonly reach?: readonly number[]
}

export type Forest = {
  readonly shapes: Shape[]
  /** How many trees each drawn one represents: 1 up to 150 trees. */
  readonly treesPerDrawing: number
  readonly treesDrawn: number
}

const WOOD: readonly Tree[] = [TREES.spruce, TREES.oak, TREES.spruce, TREES.birch, TREES.oak]

/** Far to near: where each row stands (share of the height) and how tall its trees are. */
const ROWS = [
  { y: 0.6, tall: 0.13 },
  { y: 0.635, tall: 0.16 },
  { y: 0.68, tall: 0.2 },
  { y: 0.74, tall: 0.26 },
  { y: 0.82, tall: 0.33 },
  { y: 0.91, tall: 0.41 },
] as const

/** Which row the n-th tree joins: the first ones stand close, the crowd fills in behind. */
const FIRST_ROWS = [4, 3, 4, 2, 3, 5] as const
const LATER_ROWS = [0, 1, 3, 0, 2, 1, 4, 0, 1, 2, 3, 0, 1, 2, 0, 5] as const

const NICE_STEPS = [1, 2, 5] as const

/** The smallest of 1, 2, 5, 10, 20, 50… that brings the trees within what can be drawn. */
export function treesPerDrawing(trees: number, most: number = MOST_TREES_DRAWN): number {
  for (let scale = 1; ; scale *= 10) {
    for (const step of NICE_STEPS) {
      if (Math.floor(trees / (step * scale)) <= most) return step * scale
    }
  }
}

/** Without a kind it is part of a tree: a sapling. */
type PlacedTree = { readonly kind: Tree | null; readonly row: number; readonly x: number }

/** Which row the n-th tree, from nought, stands in. */
export function forestRowOf(index: number): number {
  const first = FIRST_ROWS[index]
  return first ?? LATER_ROWS[(index - FIRST_ROWS.length) % LATER_ROWS.length] ?? 0
}

/** Depends on the seed and the trees before it alone, so a forest grows without moving. */
function placeTrees(options: ForestOptions, count: number, dice: Dice): PlacedTree[] {
  const { species = WOOD, reach = [] } = options
  const offsets = ROWS.map(() => dice())
  const inRow = ROWS.map(() => 0)
  return Array.from({ length: count }, (_, index) => {
    const row = forestRowOf(index)
    const place = inRow[row] ?? 0
    inRow[row] = place + 1
    const jitter = (dice() - 0.5) * 0.02
    const kind = species[Math.floor(dice() * species.length)] ?? TREES.oak
    const span = reach[row] ?? 1
    const x =
      0.03 + 0.94 * span * Math.min(1, Math.max(0, scatter(place, offsets[row] ?? 0) + jitter))
    return { kind, row, x }
  })
}

function land(options: ForestOptions, row: number, dice: Dice): Shape {
  const { width, height } = options
  const fill = row < 2 ? 'ground-far' : row < 4 ? 'ground-mid' : 'ground-near'
  const y = (ROWS[row]?.y ?? 1) * height - height * 0.012
  return {
    fill,
    d: ridge({
      width,
      y,
      bottom: height,
      rise: height * 0.02,
      waves: 2 + (row % 2),
      shift: dice() * 6,
    }),
  }
}

function floorPlants(options: ForestOptions, dice: Dice): Shape[] {
  const { width, height, reach = [] } = options
  const kinds: readonly Plant[] = ['frond', 'shrub', 'frond', 'frond', 'toadstool']
  const span = width * (reach.at(-1) ?? 1)
  return Array.from({ length: 9 }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'frond'
    const depth = 0.93 + 0.07 * dice()
    const scale = Math.round(height * 0.0026 * (1 + 6 * (depth - 0.93)) * 100) / 100
    const x = Math.round(span * scatter(index, 0.11))
    return { kind, at: { x, y: Math.round(height * depth), scale } }
  })
    .toSorted((a, b) => a.at.y - b.at.y)
    .flatMap(({ kind, at }) => plant(kind, at))
}

type ForestStanding = {
  /** Far to near: the land of each row and the trees on it. */
  readonly rows: readonly { readonly land: Shape; readonly trees: Shape[] }[]
  /** Ferns, shrubs and toadstools at the front edge. */
  readonly floor: Shape[]
  readonly treesPerDrawing: number
  readonly treesDrawn: number
}

/** The parts of a forest, for pictures that put something between its rows. */
export function standingForest(options: ForestOptions): ForestStanding {
  const { seed, trees, width, height } = options
  const each = treesPerDrawing(trees, options.most)
  const count = Math.floor(trees / each)
  const placed = placeTrees(options, count, diceFrom(`${seed}/trees`))
  if (count === 0 && trees > 0) placed.push({ kind: null, row: 4, x: 0.46 })
  const lie = diceFrom(`${seed}/land`)
  const rows = ROWS.map(({ y, tall }, row) => {
    const scale = Math.round(height * tall) / 100
    const stand = ({ kind, x }: PlacedTree) => {
      const at = { x: Math.round(x * width), y: Math.round(y * height), scale }
      return kind ? standing(kind, at) : plant('sapling', at)
    }
    const here = placed.filter((tree) => tree.row === row)
    return { land: land(options, row, lie), trees: here.flatMap(stand) }
  })
  const floor = floorPlants(options, diceFrom(`${seed}/floor`))
  return { rows, floor, treesPerDrawing: each, treesDrawn: count }
}

/** Haze over what is behind it. */
export function mist({ width, height }: { width: number; height: number }): Shape {
  return { d: sheet(width, height), fill: 'mist', opacity: 0.16 }
}

const MISTY_ROWS = 3

/** A forest whose trees are the trees funded, without sky: lay it over one. */
export function forest(options: ForestOptions): Forest {
  const { rows, floor, ...counts } = standingForest(options)
  const strata = rows.flatMap(({ land: ground, trees }, row) =>
    row < MISTY_ROWS ? [ground, ...trees, mist(options)] : [ground, ...trees],
  )
  return { shapes: [...strata, ...floor], ...counts }
}
