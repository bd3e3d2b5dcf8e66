import type { EstimateInput } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { DOWNSTREAM_CHOICES } from '@understory/domain/footprints/company-footprints/estimate/scopes-of-company.ts'
import { REPORTING_FREQUENCIES } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'

/** The values of the form, as they were typed; the address of a result carries them. */
export const CHOICE_FIELDS = [
  'sector',
  'companyName',
  'country',
  'turnover',
  'currency',
  'year',
  'employees',
  'startMonth',
  'frequency',
  'downstream',
] as const
export type ChoiceField = (typeof CHOICE_FIELDS)[number]
export type EstimateChoice = Readonly<Record<ChoiceField, string>>

type Typed = { readonly get: (name: string) => unknown }

export function estimateChoiceIn(typed: Typed): EstimateChoice {
  const text = (name: ChoiceField) => String(typed.get(name) ?? '').trim()
  return Object.fromEntries(CHOICE_FIELDS.map((name) => [name, text(name)])) as EstimateChoice
}

/** Pence and the like; more than the largest company turns over. */
const TURNOVER = { decimals: 2, largest: 9_000_000_000_000_00 }
const EMPLOYEES = { decimals: 0, largest: 5_000_000 }

/** What the form says, for the API, and what cannot be read as a number. */
export function readChoice(choice: EstimateChoice): {
  readonly input: EstimateInput
  readonly problems: Readonly<Record<string, string>>
} {
  const { turnover, employees } = choice
  const { units, problems } = readTypedNumbers(
    { turnover, employees },
    { turnover: TURNOVER, employees: EMPLOYEES },
  )
  return {
    input: {
      sector: choice.sector,
      turnover: units.turnover / 100,
      currency: choice.currency,
      year: Number(choice.year),
      country: choice.country,
      employees: employees.trim() === '' ? null : units.employees,
      downstream: DOWNSTREAM_CHOICES.find((each) => each === choice.downstream) ?? 'auto',
    },
    problems,
  }
}

export function frequencyOf({ frequency }: EstimateChoice) {
  return REPORTING_FREQUENCIES.find((each) => each === frequency) ?? 'annual'
}

export const RESULT = '/app/business/footprint/estimate/result'
const FORM = '/app/business/footprint/estimate'

function addressOf(path: string, choice: Partial<EstimateChoice>): string {
  const given = Object.entries(choice).filter(([, value]) => value !== '')
  return `${path}?${new URLSearchParams(given as [string, string][])}`
}

export const resultAddress = (choice: Partial<EstimateChoice>): string => addressOf(RESULT, choice)
export const formAddress = (choice: Partial<EstimateChoice>): string => addressOf(FORM, choice)
