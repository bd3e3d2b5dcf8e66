import { PRESET_PLANS } from '@understory/domain/commerce/subscriptions/plans.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { z } from 'zod'

const StartPlanLine = z.object({
  plan: z.enum([...PRESET_PLANS, 'custom']),
  count: z.int(),
  amountMinor: z.int(),
  year: z.object({
    trees: z.int().transform(milliTrees),
    co2e: z.int().transform(grams),
    plastic: z.int().transform(grams),
  }),
})
export type StoredLine = z.output<typeof StartPlanLine>

const Lines = z.array(StartPlanLine)

/** The column `lines` of a priced plan. */
export const linesOf = ({ lines }: { readonly lines: unknown }): StoredLine[] => Lines.parse(lines)
