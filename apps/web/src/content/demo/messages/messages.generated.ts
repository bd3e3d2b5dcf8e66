// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const demoMessage = /* @__PURE__ */ plainMessages<{
  readonly 'tour.madeUp': { readonly who: string }
  readonly 'tour.lookAroundAs': { readonly name: string }
  readonly 'demo.lookAroundFirst': Record<never, never>
  readonly 'demo.description': Record<never, never>
  readonly 'demo.twoAccountsLookAfter': Record<never, never>
  readonly 'demo.isntPartDemonstrationWhere': { readonly name: string }
  readonly 'demo.whatItHasFunded': Record<never, never>
  readonly 'demo.itsFootprint': Record<never, never>
  readonly 'demo.targetsAndActions': Record<never, never>
  readonly 'demo.itsShops': Record<never, never>
  readonly 'demo.showsWorld': Record<never, never>
  readonly 'demo.whatHeHasFunded': Record<never, never>
  readonly 'demo.hisHouseholdsFootprint': Record<never, never>
  readonly 'demo.hisCar': Record<never, never>
  readonly 'demo.hisPlan': Record<never, never>
  readonly 'demo.hisLinesLedger': Record<never, never>
  readonly 'demo.whereItIsKept': Record<never, never>
  readonly 'demo.seeStoredCopyPages': Record<never, never>
  readonly 'demo.join': Record<never, never>
}>(english)

export const demoRich = /* @__PURE__ */ richMessages<{
  readonly 'demo.nothingChangedDemonstrationJoin': { readonly link: MessageTag }
}>(english)
