// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const instantOffsetMessage = /* @__PURE__ */ plainMessages<{
  readonly 'instantPlace.everyTreeDrawnTree': { readonly mostTrees: string }
  readonly 'problems.pleaseLookMarkedFields': Record<never, never>
  readonly 'setup.fundImpactBusiness': Record<never, never>
  readonly 'setup.fundImpact': Record<never, never>
  readonly 'setup.description': Record<never, never>
}>(english)
