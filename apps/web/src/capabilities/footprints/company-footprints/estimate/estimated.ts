import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { EstimateFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import type { EstimateChoice } from './estimate-choice.ts'

/** An estimate as its page shows it. */
export type Estimated = {
  readonly kind: 'estimated'
  readonly choice: EstimateChoice
  /** Words for what was chosen by its code. */
  readonly names: { readonly sector: string; readonly country: string }
  readonly result: AnswerOf<typeof EstimateFootprint>
  readonly thisMonth: Month
  /** The kind of account that it would be saved to; `null`: nobody is signed in. */
  readonly saving: 'personal' | 'business' | null
  /** Whether this person may change anything in that account. */
  readonly mayChange: boolean
}

/** Why there is none. */
export type NotEstimated =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly back: string }
