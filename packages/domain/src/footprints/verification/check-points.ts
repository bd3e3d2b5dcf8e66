/** What is gone through before anything is verified, in this order. */
export const CHECK_POINTS = [
  'completeness',
  'boundary',
  'meters',
  'period',
  'quantities',
  'units',
  'factors',
  'duplicates',
  'doubleCounting',
  'priorYear',
  'baseYear',
  'upstream',
  'marketInstruments',
  'exclusions',
] as const
export type CheckPoint = (typeof CHECK_POINTS)[number]

export const CHECK_POINT_WORDS: Readonly<Record<CheckPoint, string>> = {
  completeness: 'I have seen the table of completeness, and what is missing is explained.',
  boundary: 'The list of companies and sites is whole, and counted by the approach.',
  meters: 'Every meter belongs to a site, and every site has its meters.',
  period: 'The figures are of the months of the footprint.',
  quantities: 'The quantities agree with the documents that I have seen.',
  units: 'The units are those of the documents.',
  factors: 'The factors fit the activity, the country and the year.',
  duplicates: 'Duplicates and implausible figures are put right or explained.',
  doubleCounting: 'Nothing is counted twice, between categories or scopes.',
  priorYear: 'Large changes since the year before are explained.',
  baseYear: 'The base year is stated, and recalculated where its policy asks for it.',
  upstream: 'Well-to-tank and grid losses go with the energy that is used.',
  marketInstruments: 'Contracts and certificates for energy meet the quality criteria.',
  exclusions: 'What is left out has a reason.',
}

export const POINT_ANSWERS = ['yes', 'no', 'not-applicable'] as const
export type PointAnswer = (typeof POINT_ANSWERS)[number]

type AnsweredPoint = { readonly answer: PointAnswer; readonly note: string | null }

/** A “no” is a finding, and has to say which; so does what does not apply. */
export const needsNote = ({ answer, note }: AnsweredPoint): boolean =>
  answer !== 'yes' && !note?.trim()

/** What is looked at of each line of the sample. */
export const LINE_CHECKS = [
  'documentSeen',
  'quantity',
  'unit',
  'period',
  'factor',
  'category',
] as const
export type LineCheck = (typeof LINE_CHECKS)[number]

export const LINE_CHECK_WORDS: Readonly<Record<LineCheck, string>> = {
  documentSeen: 'Document seen',
  quantity: 'Quantity',
  unit: 'Unit',
  period: 'Period',
  factor: 'Factor',
  category: 'Category',
}

export const isLookedAt = (checks: readonly LineCheck[]): boolean =>
  LINE_CHECKS.every((check) => checks.includes(check))
