import type { ProductConfiguration } from '@understory/contracts/commerce/product-list.ts'
import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { quoteInstantOffset } from '@understory/domain/commerce/instant-offset/price-instant-offset.ts'
import { grams, type Impact, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { readTypedNumber, readTypedNumbers } from '@understory/domain/quantity/typed-number.ts'
import type { FormFields } from '../../../../islands/form-fields.ts'
import { priceBookOf } from '../../prices/public.ts'

export type Theme = Quote['choice']['theme']

/** What is chosen on the setup page; amounts as they were typed, in trees and kilograms. */
export type Choice = {
  readonly trees: string
  readonly co2e: string
  readonly plastic: string
  readonly treeProject: string | null
  readonly isSpread: boolean
  readonly startMonth: string
  readonly months: number
  readonly reference: string
  readonly theme: Theme
  readonly hideCost: boolean
  readonly addressOnCertificate: boolean
}

/** Trees and kilograms have three decimals: thousandths of a tree, and grams. */
const DECIMALS = 3
export const WHOLE = 10 ** DECIMALS

export function emptyChoice(startMonth: string): Choice {
  return {
    trees: '0',
    co2e: '0',
    plastic: '0',
    treeProject: null,
    isSpread: false,
    startMonth,
    months: 12,
    reference: '',
    theme: 'none',
    hideCost: false,
    addressOnCertificate: false,
  }
}

/** A typed amount in thousandths of a tree, or in grams; what cannot be taken counts as nothing. */
export function unitsOf(typed: string, largest = Number.MAX_SAFE_INTEGER): number {
  const read = readTypedNumber(typed, { decimals: DECIMALS, largest })
  return read.ok ? read.units : 0
}

type Offered = Pick<ProductConfiguration, 'optionsConfig'>

function largestOf({ optionsConfig }: Offered, impact: Impact): number {
  return optionsConfig.find((option) => option.impact === impact)?.max ?? 0
}

/** What is wrong with the amounts that cannot be taken, by the names of their fields. */
export function amountProblems(choice: Choice, offered: Offered): Readonly<Record<string, string>> {
  const { trees, co2e, plastic } = choice
  const field = (impact: Impact) => ({ decimals: DECIMALS, largest: largestOf(offered, impact) })
  const fields = { trees: field('trees'), co2e: field('co2e'), plastic: field('plastic') }
  return readTypedNumbers({ trees, co2e, plastic }, fields).problems
}

/** Where the trees grow: as chosen, else as preset. */
export function treeProjectOf(
  { treeProject }: Choice,
  { plansConfig }: Pick<ProductConfiguration, 'plansConfig'>,
): string {
  const preset = plansConfig.find(({ impact, isDefault }) => impact === 'trees' && isDefault)
  return treeProject ?? preset?.project.id ?? ''
}

/** The button of a pack, as it is posted where no script answers it. */
export const pickOf = (impact: Impact, quantity: number): string => `${impact}:${quantity / WHOLE}`

/** The choice with the pack that a button posted; null where it posted none. */
export function withPick(choice: Choice, posted: string): Choice | null {
  const [, impact, amount = ''] = /^(trees|co2e|plastic):([\d.]{1,12})$/.exec(posted) ?? []
  return impact ? { ...choice, [impact]: amount } : null
}

/** One step more or less than what was typed, within what is offered. */
export function stepped(typed: string, by: { step: number; max: number }): string {
  const next = Math.min(by.max, Math.max(0, unitsOf(typed) + by.step))
  return String(next / WHOLE)
}

function quantitiesOf(choice: Choice, offered: Offered) {
  const units = (impact: Impact) => unitsOf(choice[impact], largestOf(offered, impact))
  return {
    trees: milliTrees(units('trees')),
    co2e: grams(units('co2e')),
    plastic: grams(units('plastic')),
  }
}

/** The price of a choice, by the same rule and price book as the server's. */
export function priceOf(choice: Choice, configuration: ProductConfiguration) {
  return quoteInstantOffset(quantitiesOf(choice, configuration), priceBookOf(configuration))
}

/** The form's fields as a choice; the same names with and without script. */
/** More than any field of it takes: what is beyond it is not written into the page again. */
const LONGEST_FIELD = 1_000

export function readChoice(form: Pick<FormFields, 'text' | 'has'>, empty: Choice): Choice {
  const text = (name: string) => form.text(name).slice(0, LONGEST_FIELD)
  const theme = text('theme')
  const months = readTypedNumber(text('months'), { decimals: 0 })
  return {
    trees: text('trees'),
    co2e: text('co2e'),
    plastic: text('plastic'),
    treeProject: text('treeProject') || null,
    isSpread: text('timing') === 'spread',
    startMonth: text('startMonth') || empty.startMonth,
    months: (months.ok && months.units) || empty.months,
    reference: text('reference'),
    theme: theme === 'gift' || theme === 'christmas' ? theme : 'none',
    hideCost: form.has('hideCost'),
    addressOnCertificate: form.has('addressOnCertificate'),
  }
}

/** A choice as the API takes it. */
export function toInstantChoice(choice: Choice) {
  return {
    milliTrees: unitsOf(choice.trees),
    co2eGrams: unitsOf(choice.co2e),
    plasticGrams: unitsOf(choice.plastic),
    treeProject: unitsOf(choice.trees) > 0 ? choice.treeProject : null,
    spread: choice.isSpread ? { startMonth: choice.startMonth, months: choice.months } : null,
    reference: choice.reference.trim() || null,
    theme: choice.theme,
    hideCost: choice.hideCost,
    addressOnCertificate: choice.addressOnCertificate,
  }
}

/** A choice of an earlier visit, where it still has the right shape; else null. */
export function parseStoredChoice(stored: unknown, empty: Choice): Choice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const entries = Object.entries(empty).map(([name, fallback]) => {
    const value = (stored as Record<string, unknown>)[name]
    const fits =
      typeof value === typeof fallback || (fallback === null && typeof value === 'string')
    return [name, fits ? value : fallback]
  })
  return Object.fromEntries(entries) as Choice
}
