import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ComputeCompleteness } from '@understory/contracts/footprints/company-footprints/completeness.ts'
import { completeness } from '@understory/domain/footprints/company-footprints/completeness/completeness.ts'
import { findSector } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'
import {
  INVENTORY_CATEGORIES,
  type States,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'

type CompletenessReply = ReplyOf<typeof ComputeCompleteness>

/** For anyone; nothing is stored. */
export async function computeCompleteness(
  body: BodyOf<typeof ComputeCompleteness>,
): Promise<CompletenessReply | Refused> {
  if (!findSector(body.sector)) {
    return refuse('BAD_REQUEST', [
      { field: 'sector', message: companyFootprintsMessage('compute-completeness.sector') },
    ])
  }
  const states: States = new Map(
    INVENTORY_CATEGORIES.flatMap((category) => {
      const state = body.states[category]
      return state ? [[category, state] as const] : []
    }),
  )
  const result = completeness({ ...body, states })
  return {
    categories: result.categories.map((each) => ({
      ...each,
      flags: [...each.flags],
      parts: each.parts && [...each.parts],
    })),
    totals: result.totals,
    flags: [...result.flags],
    sentences: [...result.sentences],
    mustAnswer: [...result.mustAnswer],
    likelyMissing: [...result.likelyMissing],
  }
}
