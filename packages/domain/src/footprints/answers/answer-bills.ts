import { formatEmission } from '../company-footprints/format-emission.ts'
import { convert } from '../company-footprints/lines/units.ts'

/** What a supplier reads off its bills; each is a question of quick entry. */
export const BILL_QUESTIONS = ['electricity', 'gas', 'heatingOil', 'petrol', 'diesel'] as const
export type BillQuestion = (typeof BILL_QUESTIONS)[number]

const LIQUID = ['litres', 'gallon', 'UK gallon'] as const

/** The units that bills come in; gas by its gross calorific value, as it is billed. */
export const UNITS_OF_BILLS = {
  electricity: ['kWh', 'MWh'],
  gas: ['kWh (Gross CV)', 'MWh (Gross CV)', 'GJ (Gross CV)', 'therms'],
  heatingOil: LIQUID,
  petrol: LIQUID,
  diesel: LIQUID,
} as const satisfies Readonly<Record<BillQuestion, readonly string[]>>

const BILL_WORDS: Readonly<Record<BillQuestion, string>> = {
  electricity: 'Electricity',
  gas: 'Gas',
  heatingOil: 'Heating oil',
  petrol: 'Petrol of company vehicles',
  diesel: 'Diesel of company vehicles',
}
export const billInWords = (question: BillQuestion): string => BILL_WORDS[question]

/** Of the months of the answer; amounts are decimals, and 0 where there is none. */
export type AnswerBills = Readonly<
  Record<BillQuestion, { readonly amount: string; readonly unit: string }>
>

export type BillFactor = {
  readonly name: string
  readonly unit: string
  /** Kilograms of CO2e for a unit. */
  readonly kgCo2e: number
  readonly set: { readonly title: string; readonly year: number }
}

export type BilledFigures = {
  readonly scope1Grams: number
  readonly scope2LocationGrams: number
  /** How each was found, in sentences. */
  readonly steps: readonly string[]
}

/**
 * Scopes 1 and 2 out of energy and fuel that was billed, by the factors of where the supplier is. Scope 2 is
 * location-based. Grams, each rounded once. What has no factor, or another kind of unit, is named.
 */
export function workOutBills(
  bills: AnswerBills,
  factors: ReadonlyMap<BillQuestion, BillFactor>,
): BilledFigures | { readonly wrong: BillQuestion } {
  const grams = new Map<BillQuestion, number>()
  const steps: string[] = []
  for (const question of BILL_QUESTIONS) {
    const { amount, unit } = bills[question]
    const factor = factors.get(question)
    const converted = factor && convert(Number(amount), unit, factor.unit)
    if (!factor || !converted?.ok) return { wrong: question }
    const found = Math.round(converted.quantity * factor.kgCo2e * 1_000)
    grams.set(question, found)
    if (found > 0) {
      const quantity = Number(amount).toLocaleString('en-GB')
      steps.push(
        `${BILL_WORDS[question]}: ${quantity} ${unit}, by “${factor.name}” (${factor.set.title}, ${factor.set.year}): ${formatEmission(found)}.`,
      )
    }
  }
  const of = (question: BillQuestion) => grams.get(question) ?? 0
  return {
    scope1Grams: of('gas') + of('heatingOil') + of('petrol') + of('diesel'),
    scope2LocationGrams: of('electricity'),
    steps,
  }
}
