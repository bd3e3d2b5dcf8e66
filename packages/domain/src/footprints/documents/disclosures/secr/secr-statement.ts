import { longMonth, type Month } from '../../../../calendar/calendar.ts'
import type { DisclosureFact } from '../disclosure-fact.ts'
import { SECR_RULES, type SecrKind } from './secr-kinds.ts'
import { shownFact } from './shown-fact.ts'

export type SecrStatementInput = {
  readonly companyName: string
  readonly from: Month
  readonly to: Month
  readonly kind: SecrKind | null
  readonly isDraft: boolean
  readonly facts: readonly DisclosureFact[]
}

const DRAFT = 'DRAFT: these figures are not declared yet.'

/** Words for a directors' report, made of the facts alone; figures are those of the table. */
export function secrStatement(input: SecrStatementInput): string {
  const { companyName, from, to, isDraft, kind, facts } = input
  const months = `${longMonth(from)} to ${longMonth(to)}`
  const total = find(facts, 'energy-total')
  const body =
    kind === 'low-user' && isLow(total)
      ? lowUserWords(companyName, months)
      : figureWords(facts, `${companyName}, ${months}`)
  return [...(isDraft ? [DRAFT, ''] : []), ...body].join('\n')
}

const find = (facts: readonly DisclosureFact[], key: string, period = 'this') =>
  facts.find((fact) => fact.key === key && fact.period === period)

/** Known, whole, and no more than a low user has. */
const isLow = (total: DisclosureFact | undefined) =>
  typeof total?.value === 'number' && total.note === null && total.value <= SECR_RULES.lowUserKwh

const lowUserWords = (companyName: string, months: string) => [
  'Energy and carbon',
  '',
  `${companyName} used ${SECR_RULES.lowUserKwh.toLocaleString('en-GB')} kWh of energy or less in the United Kingdom from ${months}. As a low energy user it does not disclose its energy use and emissions here.`,
]

function figureWords(facts: readonly DisclosureFact[], heading: string): string[] {
  return [
    'Streamlined Energy and Carbon Reporting',
    heading,
    '',
    'Energy use in the United Kingdom, by gross calorific value',
    ...statementLines(facts, (key) => key.startsWith('energy-')),
    '',
    'Greenhouse gas emissions',
    ...statementLines(facts, isEmission),
    '',
    'Intensity',
    ...statementLines(facts, (key) => key === 'intensity'),
    '',
    'Methodology',
    ...statementLines(facts, (key) => key === 'methods', false),
    '',
    'Energy-efficiency action',
    ...statementLines(facts, (key) => key === 'actions', false),
    ...missingBefore(facts),
  ]
}

const EMISSIONS: readonly string[] = ['scope-1', 'scope-2', 'scope-2-market', 'mileage', 'total']
const isEmission = (key: string) => EMISSIONS.includes(key) || key.startsWith('emissions-')

/** A line each, with the year before where there is one; what does not apply is left out. */
function statementLines(
  facts: readonly DisclosureFact[],
  isOf: (key: string) => boolean,
  isNamed = true,
): string[] {
  return facts
    .filter(
      ({ key, period, state }) => isOf(key) && period === 'this' && state !== 'not-applicable',
    )
    .flatMap((fact) => {
      const before = facts.find(
        ({ key, label, period }) =>
          period === 'before' && key === fact.key && (key !== 'intensity' || label === fact.label),
      )
      const said = fact.state === 'given' ? shownFact(fact) : `not given. ${fact.because ?? ''}`
      const then = before?.state === 'given' ? ` (the year before: ${shownFact(before)})` : ''
      const line = isNamed ? `${fact.label}: ${said}${then}` : said
      return fact.note ? [line, `  ${fact.note}`] : [line]
    })
}

function missingBefore(facts: readonly DisclosureFact[]): string[] {
  const before = find(facts, 'previous-year', 'before')
  return before ? ['', `The year before: ${before.because ?? ''}`] : []
}
