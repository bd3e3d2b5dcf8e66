import { type Biome, forest } from './forest.ts'
import type { Shape } from './shape.ts'
import { shore } from './shore.ts'
import { sky } from './sky.ts'

type SceneOptions = {
  readonly seed: string
  /** Whole trees funded. */
  readonly trees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly width: number
  readonly height: number
  readonly biome?: Biome
}

export type Scene = { readonly shapes: Shape[]; readonly treesPerDrawing: number }

/** The whole picture of what was funded: a clear sky, a forest, a clean shore. */
export function scene(options: SceneOptions): Scene {
  const woods = forest({ ...options, reach: 0.6 })
  const bay = shore(options)
  return {
    shapes: [...sky(options), ...behindTheBay(woods.shapes, bay)],
    treesPerDrawing: woods.treesPerDrawing,
  }
}

/** The far rows stand across the water; the nearer land is cut back to the left bank. */
function behindTheBay(woods: readonly Shape[], bay: readonly Shape[]): Shape[] {
  const nearLand = woods.findIndex(({ fill }) => fill === 'ground-mid')
  return [
    ...woods.slice(0, nearLand),
    ...bay,
    ...woods.slice(nearLand).filter(({ fill }) => !fill.startsWith('ground-') && fill !== 'mist'),
  ]
}
