import { CheckClaim } from '@understory/contracts/showing/claims.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { answerClaim } from './answer-claim.ts'

const CHECKS = { name: 'claim-check', points: 600, seconds: 60 }

export function claimRoutes({ clock }: Deps): Route[] {
  return [
    route(CheckClaim, { access: 'public', limit: CHECKS, asks: true }, async ({ body }) =>
      answerClaim(body, clock()),
    ),
  ]
}
