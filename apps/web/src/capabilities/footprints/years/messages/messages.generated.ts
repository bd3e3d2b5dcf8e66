// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const yearsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'yearChanges.fromTo': { readonly longMonth: string; readonly longMonth2: string }
  readonly 'yearChanges.kilogramsCo2eWhy': Record<never, never>
  readonly 'yearChanges.caption': { readonly longMonth: string; readonly longMonth2: string }
  readonly 'yearChanges.category': Record<never, never>
  readonly 'yearChanges.change': Record<never, never>
  readonly 'yearChanges.whatTheColumnsMean': Record<never, never>
  readonly 'yearChanges.countedEnteredYearOnly': Record<never, never>
  readonly 'yearChanges.theBoundariesDiffer': { readonly names: string }
  readonly 'yearChanges.tooLittleComparedPercentage': { readonly boundaries: string; readonly tonnesOf: string; readonly tonnesOf2: string }
  readonly 'yearChanges.nothingTwoYearsCompared': { readonly boundaries: string }
  readonly 'yearChanges.likeLikeNow': { readonly boundaries: string; readonly tonnesOf: string; readonly tonnesOf2: string; readonly words: string }
  readonly 'yearsTable.caption': Record<never, never>
  readonly 'yearsTable.year': Record<never, never>
  readonly 'yearsTable.status': Record<never, never>
  readonly 'yearsTable.benchmark': Record<never, never>
  readonly 'yearsTable.emissionFactors': Record<never, never>
  readonly 'yearsTable.warmingPotentials': Record<never, never>
  readonly 'yearsTable.tonnesCo2eCategoryYear': Record<never, never>
  readonly 'yearsTable.category': Record<never, never>
  readonly 'yearsTable.linesChangedAfterSums': Record<never, never>
  readonly 'years.footprint': Record<never, never>
  readonly 'years.years': Record<never, never>
  readonly 'years.yearsSideBySide': Record<never, never>
  readonly 'years.eachFootprintCategoryMade': Record<never, never>
  readonly 'years.byCategory': Record<never, never>
  readonly 'years.caption': Record<never, never>
  readonly 'years.tonnesCo2eCategoriesRounded': { readonly company: 'yes' | 'other' }
  readonly 'years.downloadAsXlsx': Record<never, never>
  readonly 'years.asCsv': Record<never, never>
  readonly 'years.companyOfTheGroup': Record<never, never>
  readonly 'years.all': Record<never, never>
  readonly 'years.site': Record<never, never>
  readonly 'years.show': Record<never, never>
  readonly 'years.description': Record<never, never>
  readonly 'yearChanges.together': Record<never, never>
  readonly 'yearChanges.same': Record<never, never>
}>(english)

export const yearsRich = /* @__PURE__ */ richMessages<{
  readonly 'years.noFootprintYetEstimate': { readonly link: MessageTag }
}>(english)
