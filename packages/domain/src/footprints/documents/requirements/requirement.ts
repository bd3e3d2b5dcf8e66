import type { IndexedReport } from './indexed-report.ts'
import type { SectionId } from './report-sections.ts'

export const STANDARDS = [
  'GHG Protocol, Corporate Standard',
  'GHG Protocol, Scope 2 Guidance',
  'GHG Protocol, Scope 3 Standard',
  'ISO 14064-1:2018',
  'SECR',
] as const
export type Standard = (typeof STANDARDS)[number]

/** Whether a report gives what is asked; what is missing, or why it does not apply. */
export type Answer =
  | { readonly state: 'given' }
  | { readonly state: 'not-given' | 'not-applicable'; readonly because: string }

export type Requirement = {
  readonly key: string
  readonly asks: string
  readonly section: SectionId
  readonly answer: (facts: IndexedReport) => Answer
}

const GIVEN: Answer = { state: 'given' }
export const given = (): Answer => GIVEN

export const missing = (because: string): Answer => ({ state: 'not-given', because })
export const notApplicable = (because: string): Answer => ({ state: 'not-applicable', because })

export const givenIf = (isGiven: boolean, because: string): Answer =>
  isGiven ? GIVEN : missing(because)

/** What comes from lines: an estimate has none, and those that were changed since do not explain the sums. */
export function fromLines(
  { lines, isChanged }: IndexedReport,
  answer: (lines: NonNullable<IndexedReport['lines']>) => Answer = given,
): Answer {
  if (!lines) return missing('An estimate has no inventory.')
  if (isChanged) return missing('The inventory was changed after it was declared.')
  return answer(lines)
}
