import { grams, type ImpactQuantities, milliTrees } from '../../quantity/impact-quantity.ts'

/** What an order of several alike gifts comes to. */
export function timesGifts(each: ImpactQuantities, count: number): ImpactQuantities {
  return {
    trees: milliTrees(each.trees * count),
    co2e: grams(each.co2e * count),
    plastic: grams(each.plastic * count),
  }
}
