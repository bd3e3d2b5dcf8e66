import { mist, standingForest } from '../nature/forest.ts'
import { shore } from '../nature/shore.ts'
import { sky } from '../nature/sky.ts'
import type { Shape } from '../shape.ts'

export type SceneOptions = {
  readonly seed: string
  /** Whole trees funded. */
  readonly trees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly width: number
  readonly height: number
}

export type Scene = { readonly shapes: Shape[]; readonly treesPerDrawing: number }

/** Fewer than a forest alone draws, to leave bytes for sky and shore. */
const SCENE_MAX_TREES = 80

/** Rows of trees on the far side of the water; the others stand on the bank at the left. */
const ROWS_ACROSS = 2

/** How far the trees of each row may stand before the water, far to near. */
export const BANK = [1, 1, 0.72, 0.6, 0.5, 0.4] as const

/** The whole picture of what was funded: a clear sky, a forest, a clean shore. */
export function scene(options: SceneOptions): Scene {
  const { rows, floor, treesPerDrawing } = standingForest({
    ...options,
    reach: BANK,
    most: SCENE_MAX_TREES,
  })
  const banks = bank(options)
  const across = rows
    .slice(0, ROWS_ACROSS)
    .flatMap(({ land, trees }) => [land, ...trees, mist(options)])
  const near = rows.slice(ROWS_ACROSS).flatMap(({ trees }, row) => {
    const ground = banks[row]
    return ground ? [ground, ...trees] : trees
  })
  return {
    shapes: [...sky(options), ...across, ...shore(options), ...near, ...floor],
    treesPerDrawing,
  }
}

/** The land under each near row; one row shares the land of the row behind it. */
export function bank({ width, height }: SceneOptions): (Shape | undefined)[] {
  const at = (x: number, y: number) => `${Math.round(x * width)} ${Math.round(y * height)}`
  const land = (top: number, reach: number, foot: number) =>
    `M0 ${Math.round(top * height)}Q${at(reach * 0.6, top - 0.03)} ${at(reach, top + 0.02)}Q${at(reach * 0.8, top + 0.08)} ${at(foot, 1)}H0z`
  return [
    { d: land(0.67, 0.74, 0.5), fill: 'ground-mid' },
    undefined,
    { d: land(0.79, 0.56, 0.44), fill: 'ground-near', opacity: 0.55 },
    { d: land(0.88, 0.45, 0.38), fill: 'ground-near' },
  ]
}
