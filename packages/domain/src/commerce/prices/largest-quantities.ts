import {
  GRAMS_PER_TONNE,
  grams,
  type ImpactQuantities,
  MILLI_TREES_PER_TREE,
  milliTrees,
} from '../../quantity/impact-quantity.ts'

/** In thousandths of a tree and grams: a million trees, 100,000 t of CO2e, 1,000 t of plastic. */
export const LARGEST_QUANTITIES: ImpactQuantities = {
  trees: milliTrees(1_000_000 * MILLI_TREES_PER_TREE),
  co2e: grams(100_000 * GRAMS_PER_TONNE),
  plastic: grams(1_000 * GRAMS_PER_TONNE),
}
