import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'

/** Of a tree, a tonne and a kilogram, in the units of the ledger. */
export const DECIMALS_OF_UNIT: Readonly<Record<Impact, number>> = {
  trees: 1_000,
  co2e: 1_000_000,
  plastic: 1_000,
}

/** The smallest of each that the ledger knows. */
export const UNIT_WORDS: Readonly<Record<Impact, string>> = {
  trees: 'thousandths of a tree',
  co2e: 'grams',
  plastic: 'grams',
}
