// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const commutingSurveysMessage = /* @__PURE__ */ plainMessages<{
  readonly 'answer-survey.site': Record<never, never>
  readonly 'commuting-factors.unit-of': Record<never, never>
  readonly 'set-survey.message': Record<never, never>
  readonly 'set-survey.message.2': Record<never, never>
  readonly 'set-survey.ends-on': Record<never, never>
  readonly 'set-survey.ends-on.2': Record<never, never>
  readonly 'set-survey.day-problems': { readonly days: string }
  readonly 'take-over-commuting.lines-of-sum': { readonly answered: string; readonly people: string }
  readonly 'take-over-commuting.lines-of-sum.2': Record<never, never>
}>(english)
