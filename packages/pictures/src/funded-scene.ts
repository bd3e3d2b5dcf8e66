import { forest } from './forest.ts'
import { type Scene, type SceneOptions, scene } from './scene.ts'
import { sky } from './sky.ts'

/** The CO2e for the sky of a picture that is not about CO2e: enough for the clearest sky, in grams. */
const CLEAR_SKY_GRAMS = 1_000_000_000

/**
 * A picture that shows what was funded and reproaches nobody with the rest: no littered shore where
 * no plastic was removed, no haze where no CO2e was funded.
 */
export function fundedScene(options: SceneOptions): Scene {
  const drawn = { ...options, co2eGrams: options.co2eGrams || CLEAR_SKY_GRAMS }
  if (drawn.plasticGrams > 0) return scene(drawn)
  const woods = forest(drawn)
  return { shapes: [...sky(drawn), ...woods.shapes], treesPerDrawing: woods.treesPerDrawing }
}
