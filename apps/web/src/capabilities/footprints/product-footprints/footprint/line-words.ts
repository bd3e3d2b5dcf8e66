import type {
  ProductPart,
  ProductStage,
} from '@understory/domain/footprints/product-footprints/product-line-terms.ts'
import { productFootprintsMessage } from '../messages/messages.generated.ts'

/** The names of messages have no hyphens. */
const PART_KEYS = {
  fossil: 'fossil',
  aircraft: 'aircraft',
  'land-use-change': 'landusechange',
  'biogenic-non-co2': 'biogenicnonco2',
} as const satisfies Record<ProductPart, string>

export const stageInWords = (stage: ProductStage): string =>
  productFootprintsMessage('footprint.stage', { stage })
export const kindInWords = (part: ProductPart): string =>
  productFootprintsMessage('footprint.kind', { part: PART_KEYS[part] })
