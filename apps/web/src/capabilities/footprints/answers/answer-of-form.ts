import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { PreviewSupplierAnswer } from '@understory/contracts/footprints/answers.ts'
import { allocationUnit } from '@understory/domain/footprints/allocations/allocation-units.ts'
import {
  BILL_QUESTIONS,
  type BillQuestion,
  UNITS_OF_BILLS,
} from '@understory/domain/footprints/answers/answer-bills.ts'
import {
  ASSURANCES,
  CONSOLIDATIONS,
  type SharingMethod,
} from '@understory/domain/footprints/answers/answer-facts.ts'
import type { PostedForm } from '../../../http/posted-form.ts'
import { placeOfForm } from '../company-footprints/public.ts'
import { answersMessage } from './messages/messages.generated.ts'

type SupplierAnswerBody = BodyOf<typeof PreviewSupplierAnswer>

/** By which a share is found: money, a unit of what is sold, or all of it. */
export const SHARED_BY = [
  'money',
  'kg',
  'tonnes',
  'litres',
  'cubic metres',
  'piece',
  'kWh',
  'm2',
  'tonne.km',
  'hours',
  'whole',
] as const

const GRAMS_IN_KG = 1_000

/** Tonnes as they are typed, in grams; `null`: left empty, so not known. */
function typedGrams(form: PostedForm, name: string): number | null {
  return form.optional(name) === null ? null : form.number(name, 3) * GRAMS_IN_KG
}

/** A number as it is typed, as a decimal. */
function decimalOf(form: PostedForm, name: string): string | null {
  return form.optional(name) === null ? null : String(form.number(name, 2) / 100)
}

/** What was typed of it; else the turnover, where money is counted. */
const soldToAll = (form: PostedForm, turnover: string | null): string | null =>
  decimalOf(form, 'soldAll') ?? turnover

/** The answer that a form holds; ask `problems()` of the form before it is used. */
export function answerOfForm(form: PostedForm): SupplierAnswerBody {
  const turnover = decimalOf(form, 'turnover')
  const currency = form.text('currency')
  const by = form.oneOf('sharedBy', SHARED_BY, 'money')
  const sold = decimalOf(form, 'sold')
  refuseUnchosen(form, turnover !== null || by === 'money')
  if (by !== 'whole' && sold === null) {
    form.refuseField('sold', answersMessage('answerOfForm.pleaseSayMuchTheirs'))
  }
  const all = soldToAll(form, by === 'money' ? turnover : null)
  if (by !== 'whole' && all === null) {
    if (by === 'money')
      form.refuseField('turnover', answersMessage('answerOfForm.pleaseGiveYourTurnover'))
    else form.refuseField('soldAll', answersMessage('answerOfForm.pleaseSayMuchSold'))
  }
  const unit = by === 'money' ? currency : by
  const scope1Grams = typedGrams(form, 'scope1')
  const scope2LocationGrams = typedGrams(form, 'scope2')
  const scope2MarketGrams = typedGrams(form, 'scope2Market')
  const upstream = Array.from({ length: 8 }, (_, at) => typedGrams(form, `upstream${at + 1}`))
  const given = [scope1Grams, scope2LocationGrams, scope2MarketGrams, ...upstream]
  const netOfOffsets = form.text('net') === 'yes'
  return {
    name: form.text('name'),
    disclosed: form.oneOf('disclosed', ['allocated', 'all'] as const, 'allocated'),
    facts: {
      sector: form.text('sector'),
      country: form.text('country'),
      region: regionOfBills(form),
      turnover: turnover === null ? null : { amount: turnover, currency },
      employees: form.optional('employees') === null ? null : form.number('employees', 0),
      period: { from: form.text('from'), to: form.text('to') },
      inventory: given.every((grams) => grams === null)
        ? null
        : {
            scope1Grams,
            scope2LocationGrams,
            scope2MarketGrams,
            upstream,
            approach: form.oneOf('approach', CONSOLIDATIONS, 'not-known'),
            assurance: form.oneOf('assurance', ASSURANCES, 'none'),
            assuredBy: form.optional('assuredBy'),
            netOfOffsets,
          },
      bills: billsOfForm(form),
      method: methodOf(by),
      driver:
        sold === null || all === null || by === 'whole'
          ? null
          : { customer: { amount: sold, unit }, supplier: { amount: all, unit } },
    },
  }
}

/** `null`: it is not known. */
const regionOfBills = (form: PostedForm): string | null => placeOfForm(form)?.region ?? null

/** Neither has a value to begin with, and a currency is of no use without an amount. */
function refuseUnchosen(form: PostedForm, hasMoney: boolean): void {
  if (form.text('country') === '')
    form.refuseField('country', answersMessage('answerOfForm.pleaseChooseACountry'))
  if (hasMoney && form.text('currency') === '') {
    form.refuseField('currency', answersMessage('answerOfForm.pleaseChooseCurrencyTurnover'))
  }
}

/** `null`: none was given; one alone needs the others, 0 where there is none. */
function billsOfForm(form: PostedForm): NonNullable<SupplierAnswerBody['facts']['bills']> | null {
  const amounts = BILL_QUESTIONS.map((question) => [question, decimalOf(form, question)] as const)
  if (amounts.every(([, amount]) => amount === null)) return null
  const bills = amounts.map(([question, amount]) => {
    if (amount === null)
      form.refuseField(question, answersMessage('answerOfForm.pleaseGiveFigure0'))
    const unit = form.oneOf(
      unitOfBill(question),
      UNITS_OF_BILLS[question],
      UNITS_OF_BILLS[question][0],
    )
    return [question, { amount: amount ?? '0', unit }] as const
  })
  return Object.fromEntries(bills) as NonNullable<SupplierAnswerBody['facts']['bills']>
}

/** The field of the form with the unit of a bill. */
export const unitOfBill = (question: BillQuestion): string => `${question}Unit`

function methodOf(by: (typeof SHARED_BY)[number]): SharingMethod {
  if (by === 'money') return 'revenue-share'
  return by === 'whole' ? 'whole' : (allocationUnit(by)?.dimension ?? 'count')
}

const FIELD_OF_ANSWER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'facts.sector': 'sector',
    'facts.country': 'country',
    'facts.region': 'region',
    'facts.turnover': 'turnover',
    'facts.turnover.currency': 'currency',
    'facts.employees': 'employees',
    'facts.period.from': 'from',
    'facts.period.to': 'to',
    'facts.supplier.period': 'from',
    'facts.supplier.netOfOffsets': 'net',
    'facts.inventory': 'scope1',
    'facts.inventory.scope1Grams': 'scope1',
    'facts.inventory.scope2LocationGrams': 'scope2',
    'facts.inventory.assuredBy': 'assuredBy',
    ...Object.fromEntries(BILL_QUESTIONS.map((each) => [`facts.bills.${each}`, each])),
    'facts.driver': 'sold',
    'facts.driver.customer': 'sold',
    'facts.driver.supplier': 'soldAll',
  }),
)

/** The field of the form that a problem of the call is about. */
export const fieldOfAnswer = (field: string): string => FIELD_OF_ANSWER.get(field) ?? field
