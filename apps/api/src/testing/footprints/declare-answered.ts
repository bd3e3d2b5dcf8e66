import { DeclareFootprint } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Bearer } from '../cross-account/actors.ts'
import type { TestApi } from '../start-test-api.ts'

/** What a declaration answers where everything that is less than usual is all there is. */
export async function allAnswered(
  api: Pick<TestApi, 'call'>,
  params: { footprintId: string },
  by: Bearer,
) {
  const { data } = await api.call(GetInventory, { params }, by)
  const reason = 'We looked for more, and there is none.'
  return {
    answers: data.totals.mustAnswer.map((category) => ({
      category,
      answer: 'figures' as const,
      reason,
    })),
    isBelowRangeSeen: true,
  }
}

/** Declares a footprint, with every answer that this asks for. */
export async function declareAnswered(
  api: Pick<TestApi, 'call'>,
  params: { footprintId: string },
  by: Bearer,
) {
  return api.call(DeclareFootprint, { params, body: await allAnswered(api, params, by) }, by)
}
