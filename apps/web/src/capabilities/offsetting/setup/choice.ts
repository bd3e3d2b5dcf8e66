import type { Quote } from '@understory/contracts/offsetting.ts'
import type { ProductConfiguration } from '@understory/contracts/products.ts'
import { quoteInstantOffset } from '@understory/domain/offsetting/price-instant-offset.ts'
import {
  GRAMS_PER_KILOGRAM,
  grams,
  type Impact,
  MILLI_TREES_PER_TREE,
  milliTrees,
} from '@understory/domain/quantity/impact-quantity.ts'
import { priceBookOf } from '../price-book-of.ts'

export type Theme = Quote['choice']['theme']

/** What is chosen on the setup page, in the units people type: trees and kilograms. */
export type Choice = {
  readonly trees: number
  readonly co2e: number
  readonly plastic: number
  readonly treeProject: string | null
  readonly isSpread: boolean
  readonly startMonth: string
  readonly months: number
  readonly reference: string
  readonly theme: Theme
  readonly hideCost: boolean
  readonly addressOnCertificate: boolean
}

/** Typed units to the whole quantities that are priced: thousandths of a tree, and grams. */
export const UNITS: Record<Impact, number> = {
  trees: MILLI_TREES_PER_TREE,
  co2e: GRAMS_PER_KILOGRAM,
  plastic: GRAMS_PER_KILOGRAM,
}

export function emptyChoice(startMonth: string): Choice {
  return {
    trees: 0,
    co2e: 0,
    plastic: 0,
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

/** A typed number in whole smallest units; what is not a number counts as nothing. */
export function wholeUnits(typed: number, impact: Impact): number {
  return Number.isFinite(typed) && typed > 0 ? Math.round(typed * UNITS[impact]) : 0
}

export function quantitiesOf(choice: Choice) {
  return {
    trees: milliTrees(wholeUnits(choice.trees, 'trees')),
    co2e: grams(wholeUnits(choice.co2e, 'co2e')),
    plastic: grams(wholeUnits(choice.plastic, 'plastic')),
  }
}

/** The price of a choice, by the same rule and price book as the server's. */
export function priceOf(choice: Choice, configuration: ProductConfiguration) {
  return quoteInstantOffset(quantitiesOf(choice), priceBookOf(configuration))
}

/** The form's fields as a choice; the same names with and without script. */
export function readChoice(form: FormData | URLSearchParams, empty: Choice): Choice {
  const text = (name: string) => String(form.get(name) ?? '')
  const number = (name: string) => Number(text(name).replace(',', '.')) || 0
  const theme = text('theme')
  return {
    trees: number('trees'),
    co2e: number('co2e'),
    plastic: number('plastic'),
    treeProject: text('treeProject') || null,
    isSpread: text('timing') === 'spread',
    startMonth: text('startMonth') || empty.startMonth,
    months: number('months') || empty.months,
    reference: text('reference'),
    theme: theme === 'gift' || theme === 'christmas' ? theme : 'none',
    hideCost: form.has('hideCost'),
    addressOnCertificate: form.has('addressOnCertificate'),
  }
}

/** A choice as the API takes it. */
export function toInstantChoice(choice: Choice) {
  return {
    milliTrees: wholeUnits(choice.trees, 'trees'),
    co2eGrams: wholeUnits(choice.co2e, 'co2e'),
    plasticGrams: wholeUnits(choice.plastic, 'plastic'),
    treeProject: choice.trees > 0 ? choice.treeProject : null,
    spread: choice.isSpread ? { startMonth: choice.startMonth, months: choice.months } : null,
    reference: choice.reference.trim() || null,
    theme: choice.theme,
    hideCost: choice.hideCost,
    addressOnCertificate: choice.addressOnCertificate,
  }
}

/** A choice of an earlier visit, where it still has the right shape; else null. */
export function parseKeptChoice(kept: unknown, empty: Choice): Choice | null {
  if (typeof kept !== 'object' || kept === null) return null
  const entries = Object.entries(empty).map(([name, fallback]) => {
    const value = (kept as Record<string, unknown>)[name]
    const fits =
      typeof value === typeof fallback || (fallback === null && typeof value === 'string')
    return [name, fits ? value : fallback]
  })
  return Object.fromEntries(entries) as Choice
}
