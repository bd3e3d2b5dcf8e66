import type { ImpactAmounts } from '@understory/contracts/stores/impact-amounts.ts'
import { exactImpact } from '@understory/domain/quantity/format.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'

/** "3.5 trees", "2.5 kg of CO2e"; "0 trees" where there is nothing of anything. */
export const fundedImpact = (amounts: ImpactAmounts): string =>
  exactImpact({
    trees: milliTrees(amounts.milliTrees),
    co2e: grams(amounts.co2eGrams),
    plastic: grams(amounts.plasticGrams),
  })

/** Whether something of any impact is funded. */
export const fundsSomething = (amounts: ImpactAmounts): boolean =>
  amounts.milliTrees + amounts.co2eGrams + amounts.plasticGrams > 0
