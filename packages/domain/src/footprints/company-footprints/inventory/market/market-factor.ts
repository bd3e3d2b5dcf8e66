import type { CalendarDate, Month } from '../../../../calendar/calendar.ts'

/** What bought energy counts by in scope 2 by market. */
export const MARKET_KINDS = ['contract', 'certificate', 'supplier-rate', 'residual-mix'] as const

/** What an instrument has to be so that it covers energy: GHG Protocol, Scope 2 Guidance (2015), table 7.1. */
export const INSTRUMENT_CRITERIA = [
  'attribute',
  'unique-claim',
  'cancelled',
  'vintage',
  'same-market',
] as const
export type InstrumentCriterion = (typeof INSTRUMENT_CRITERIA)[number]

export const CRITERION_WORDS: Readonly<
  Record<InstrumentCriterion, { readonly label: string; readonly inSentence: string }>
> = {
  attribute: {
    label: 'It carries the emission rate of how this energy was generated',
    inSentence: 'it carries an emission rate',
  },
  'unique-claim': {
    label: 'Nobody else claims the same energy by another instrument',
    inSentence: 'nobody else claims it',
  },
  cancelled: {
    label: 'It was cancelled, retired or redeemed by you or on your behalf',
    inSentence: 'it was cancelled for you',
  },
  vintage: {
    label: 'The energy was generated in the months of this line, or within a year of them',
    inSentence: 'the energy was generated in these months',
  },
  'same-market': {
    label: 'It is of the market in which the energy was used',
    inSentence: 'it is of the same market',
  },
}

export type MarketFactor = {
  readonly kind: (typeof MARKET_KINDS)[number]
  /** Per unit of the factor of the line. */
  readonly kgCo2e: number
  readonly source: string
  /** Those that an instrument meets; left out: from before they were asked for, and counted as it was then. */
  readonly criteria?: InstrumentCriterion[] | undefined
  /** What of the energy it is of; left out: all of it. */
  readonly mwh?: number | undefined
  /** The registry of certificates, and their serial numbers. */
  readonly registry?: string | undefined
  readonly generatedFrom?: Month | undefined
  readonly generatedTo?: Month | undefined
  /** ISO 3166: where the energy was generated. */
  readonly country?: string | undefined
  readonly cancelledOn?: CalendarDate | undefined
  readonly cancelledFor?: string | undefined
  /** Counts for what the instrument does not cover. */
  readonly residual?: { readonly kgCo2e: number; readonly source: string } | undefined
}

export const MARKET_KIND_NAMES: Readonly<Record<MarketFactor['kind'], string>> = {
  contract: 'Contract (PPA)',
  certificate: 'Certificates (REGO, REC)',
  'supplier-rate': 'The supplier’s own rate',
  'residual-mix': 'Residual mix',
}

type Judged = Pick<MarketFactor, 'kind' | 'criteria'>

/** What an instrument does not meet; nothing of a residual mix, and of one from before it was asked for. */
export const missingCriteria = ({ kind, criteria }: Judged): readonly InstrumentCriterion[] =>
  kind === 'residual-mix' || criteria === undefined
    ? []
    : INSTRUMENT_CRITERIA.filter((each) => !criteria.includes(each))

/** Whether it covers energy at all. */
export const isCovering = (market: Judged): boolean =>
  market.kind !== 'residual-mix' && missingCriteria(market).length === 0
