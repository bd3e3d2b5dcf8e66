/** Which twelve months a fact is of: those of the report, or those before. */
export type FactPeriod = 'this' | 'before'

/** Where a fact comes from. */
export type FactSource = 'lines' | 'declaration' | 'profile' | 'plan' | 'report'

/** One thing that a standard asks for, and what is known of it. No state is inferred from a zero. */
export type DisclosureFact = {
  readonly key: string
  readonly label: string
  readonly period: FactPeriod
  readonly state: 'given' | 'not-given' | 'not-applicable'
  /** Why it is not given, or does not apply. */
  readonly because: string | null
  /** What has to be read with a value that is given. */
  readonly note: string | null
  readonly value: number | string | null
  readonly unit: string | null
  /** Of a number: how many are printed. */
  readonly decimals: number | null
  readonly sources: readonly FactSource[]
}

/** What all facts have, before they are known to be given. */
export type FactName = Pick<DisclosureFact, 'key' | 'label' | 'period' | 'sources'>

const UNKNOWN = { note: null, value: null, unit: null, decimals: null } as const

export const givenText = (name: FactName, value: string): DisclosureFact => ({
  ...name,
  ...UNKNOWN,
  state: 'given',
  because: null,
  value,
})

type FactAmount = {
  readonly value: number
  readonly unit: string
  readonly decimals: number
  readonly note?: string | null
}

export const givenAmount = (
  name: FactName,
  { note = null, ...amount }: FactAmount,
): DisclosureFact => ({
  ...name,
  ...amount,
  state: 'given',
  because: null,
  note,
})

export const notGiven = (name: FactName, because: string): DisclosureFact => ({
  ...name,
  ...UNKNOWN,
  state: 'not-given',
  because,
})

export const doesNotApply = (name: FactName, because: string): DisclosureFact => ({
  ...name,
  ...UNKNOWN,
  state: 'not-applicable',
  because,
})
