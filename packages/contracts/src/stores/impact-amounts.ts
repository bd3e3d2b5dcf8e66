import { z } from 'zod'

/** What orders fund: thousandths of a tree, grams of CO2e, grams of plastic. */
export const IMPACT_AMOUNTS = { milliTrees: z.int(), co2eGrams: z.int(), plasticGrams: z.int() }
const ImpactAmounts = z.object(IMPACT_AMOUNTS)
export type ImpactAmounts = z.output<typeof ImpactAmounts>
