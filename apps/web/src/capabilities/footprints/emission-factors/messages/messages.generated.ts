// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const emissionFactorsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'foundFactor.usualChoice': Record<never, never>
  readonly 'foundFactor.kgCo2ePer': { readonly includes: string; readonly perUnit: string; readonly wordsOfFactor: string }
  readonly 'foundFactor.outsideScopesKgPer': { readonly perUnit: string; readonly wordsOfFactor: string }
  readonly 'foundFactor.usuallyUnder': { readonly categoryName: string }
  readonly 'foundFactor.copyTheIdOf': { readonly title: string }
  readonly 'foundFactor.copy': Record<never, never>
  readonly 'foundFactor.chosen': Record<never, never>
  readonly 'foundFactor.useItPer': { readonly perUnit: string; readonly title: string }
  readonly 'foundFactor.useIt': Record<never, never>
  readonly 'foundFactor.inPricesOf': { readonly year: string }
  readonly 'foundFactor.alsoIn': Record<never, never>
  readonly 'foundFactor.useItIn': { readonly title: string; readonly unitInWords: string }
  readonly 'usualWords.itEquipment': Record<never, never>
  readonly 'usualWords.wttGas': Record<never, never>
  readonly 'usualWords.wttDiesel': Record<never, never>
  readonly 'factorSearch.searchFactors': Record<never, never>
  readonly 'factorSearch.callBill': Record<never, never>
  readonly 'factorSearch.search': Record<never, never>
  readonly 'factorSearch.amountSomething': Record<never, never>
  readonly 'factorSearch.byWhatWasSpent': Record<never, never>
  readonly 'factorSearch.factorSupplierOwn': Record<never, never>
  readonly 'factorSearch.usedAt': Record<never, never>
  readonly 'factorSearch.itsFactorsComeHint': Record<never, never>
  readonly 'factorSearch.noSiteOwn': Record<never, never>
  readonly 'factorSearch.noFactorCategoryFits': Record<never, never>
  readonly 'factorSearch.perhaps': Record<never, never>
  readonly 'factorSearch.moreFactors': Record<never, never>
  readonly 'factorSearch.noPublishedFactorFits': Record<never, never>
  readonly 'foundFactor.hasNone': { readonly near: string; readonly year: string }
}>(english)

export const emissionFactorsRich = /* @__PURE__ */ richMessages<{
  readonly 'factorSearch.searchSpent': { readonly link: MessageTag }
}>(english)
