import { lazy } from '../language/lazy.ts'
import {
  GRAMS_PER_KILOGRAM,
  GRAMS_PER_TONNE,
  type ImpactQuantities,
  MILLI_TREES_PER_TREE,
} from './impact-quantity.ts'
import { CURRENCIES, type Currency, type Money } from './money.ts'

/** A figure and its unit apart, for where they are set in different sizes. */
export type Figure = { readonly value: string; readonly unit: string }

const LOCALE = 'en-GB'

const withDecimals = (maximumFractionDigits: number) =>
  lazy(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits }))
const whole = withDecimals(0)
const hundredths = withDecimals(2)
const exact = withDecimals(3)
const exactTonnes = withDecimals(6)
const inMoney = Object.fromEntries(
  CURRENCIES.map((currency) => [
    currency,
    lazy(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency })),
  ]),
) as Record<Currency, () => Intl.NumberFormat>

/** £7.56, €7.56, US$7.56. */
export function formatMoney({ minor, currency }: Money): string {
  return inMoney[currency]().format(minor / 100)
}

/** What one of several costs that cost so much together, to a hundredth of a minor unit where it needs that: £3.055. */
export function formatUnitPrice({ minor, currency }: Money, count: number): string {
  const digits = { style: 'currency', currency, maximumFractionDigits: 4 } as const
  return new Intl.NumberFormat(LOCALE, digits).format(minor / count / 100)
}

/** Basis points with at most two decimals: 33.33%. */
export function formatPercent(basisPoints: number): string {
  return `${hundredths().format(basisPoints / 100)}%`
}

/** A whole count with its thousands set apart: 12,000. */
export function formatCount(count: number): string {
  return whole().format(Math.trunc(count))
}

/**
 * Thousandths of a tree as trees, cut to hundredths and never rounded up: 0.999 of a tree reads
 * 0.99. Something too small to show reads '<0.01'.
 */
export function treesFigure(milliTrees: number): Figure {
  const value = cut(milliTrees, MILLI_TREES_PER_TREE)
  return { value, unit: value === '1' ? 'tree' : 'trees' }
}

/** Grams in the unit that reads best, cut to hundredths and never rounded up. */
export function gramsFigure(grams: number): Figure {
  const size = Math.abs(grams)
  if (size < GRAMS_PER_KILOGRAM) return { value: cut(grams, 1), unit: 'g' }
  if (size < GRAMS_PER_TONNE) return { value: cut(grams, GRAMS_PER_KILOGRAM), unit: 'kg' }
  const value = cut(grams, GRAMS_PER_TONNE)
  return { value, unit: value === '1' ? 'tonne' : 'tonnes' }
}

export function formatTrees(milliTrees: number): string {
  return join(treesFigure(milliTrees))
}

export function formatGrams(grams: number): string {
  return join(gramsFigure(grams))
}

/**
 * To the last thousandth of a tree or to the gram, for lines under a sum: what stands there adds up to
 * it. Kilograms and trees have three decimals at most, tonnes six, so nothing is lost.
 */
export function exactTrees(milliTrees: number): string {
  const value = exact().format(milliTrees / MILLI_TREES_PER_TREE)
  return join({ value, unit: value === '1' ? 'tree' : 'trees' })
}

export function exactGrams(grams: number): string {
  const { unit } = gramsFigure(grams)
  switch (unit) {
    case 'g':
      return join({ value: exact().format(grams), unit })
    case 'kg':
      return join({ value: exact().format(grams / GRAMS_PER_KILOGRAM), unit })
    default: {
      const value = exactTonnes().format(grams / GRAMS_PER_TONNE)
      return join({ value, unit: value === '1' ? 'tonne' : 'tonnes' })
    }
  }
}

function join({ value, unit }: Figure): string {
  return `${value} ${unit}`
}

/** Whole smallest quantities over their unit, cut towards zero after two decimals. */
function cut(quantity: number, perUnit: number): string {
  const count = Number((BigInt(quantity) * 100n) / BigInt(perUnit))
  if (count === 0 && quantity > 0) return '<0.01'
  return hundredths().format(count / 100)
}

const impactList = lazy(() => new Intl.ListFormat(LOCALE))

type InWords = { readonly trees: typeof formatTrees; readonly grams: typeof formatGrams }

/** '8 trees, 3.37 tonnes of CO2e and 800 g of plastic'; `null` where there is nothing of anything. */
export const impactInWords = (impact: ImpactQuantities): string | null =>
  listImpact(impact, { trees: formatTrees, grams: formatGrams })

/** The same to the last thousandth of a tree and to the gram; '0 trees' where there is nothing of anything. */
export const exactImpact = (impact: ImpactQuantities): string =>
  listImpact(impact, { trees: exactTrees, grams: exactGrams }) ?? exactTrees(0)

function listImpact({ trees, co2e, plastic }: ImpactQuantities, words: InWords): string | null {
  const parts = [
    trees > 0 ? words.trees(trees) : null,
    co2e > 0 ? `${words.grams(co2e)} of CO2e` : null,
    plastic > 0 ? `${words.grams(plastic)} of plastic` : null,
  ].filter((part) => part !== null)
  return parts.length > 0 ? impactList().format(parts) : null
}
