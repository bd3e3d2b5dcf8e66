import { AllocateEmissions } from '@understory/contracts/footprints/allocations.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { answerAllocation } from './answer-allocation.ts'

const ALLOCATIONS = { name: 'allocations', points: 60, seconds: 60 }

export function allocationRoutes(_deps: Deps): Route[] {
  return [
    route(
      AllocateEmissions,
      { access: 'public', limit: ALLOCATIONS, asks: true },
      async ({ body }) => answerAllocation(body),
    ),
  ]
}
