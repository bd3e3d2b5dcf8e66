import type { DifferenceReason } from './declaration-differences.ts'

/** Why a category differs, as a row of a table says it. */
export const DIFFERENCE_WORDS: Readonly<Record<DifferenceReason, string>> = {
  added: 'lines that were added',
  removed: 'lines that were deleted',
  quantity: 'other quantities',
  factor: 'other emission factors',
  counting: 'the share of a company, or what else a line says',
  benchmark: 'the benchmark for what is not entered',
}
