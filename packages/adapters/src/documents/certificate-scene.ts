import {
  GRAMS_PER_TONNE,
  MILLI_TREES_PER_TREE,
} from '@understory/domain/quantity/impact-quantity.ts'
import { forest } from '@understory/pictures/forest.ts'
import { type Scene, scene } from '@understory/pictures/scene.ts'
import { sky } from '@understory/pictures/sky.ts'
import type { CertificateFacts } from '@understory/ports/documents.ts'

/** The sky of a certificate that is not about CO2e: as clear as skies are drawn. */
const CLEAR_SKY_GRAMS = 1_000 * GRAMS_PER_TONNE

/**
 * The picture that belongs to one certificate: its number is the seed. It shows what was funded and
 * reproaches nobody with the rest: no littered shore where no plastic was removed, no haze where no
 * CO2e was funded.
 */
export function certificateScene(
  { certificate }: CertificateFacts,
  size: { readonly width: number; readonly height: number },
): Scene {
  const { trees, co2e, plastic } = certificate.quantities
  const drawn = {
    ...size,
    seed: certificate.certificateId,
    trees: trees / MILLI_TREES_PER_TREE,
    co2eGrams: co2e || CLEAR_SKY_GRAMS,
    plasticGrams: plastic,
  }
  if (plastic > 0) return scene(drawn)
  const woods = forest(drawn)
  return { shapes: [...sky(drawn), ...woods.shapes], treesPerDrawing: woods.treesPerDrawing }
}
