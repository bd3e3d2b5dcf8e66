import { lookupTable } from '../../language/lookup-table.ts'
import type { CategoryState } from '../company-footprints/inventory/inventory-categories.ts'
import type { ChangePart } from './change-parts.ts'

/** How a figure of a year is known, beside it. */
export const YEAR_STATE_WORDS: Readonly<Record<CategoryState, string>> = lookupTable({
  open: 'not calculated',
  figures: 'entered',
  'figures-and-rest': 'partly benchmark',
  benchmark: 'benchmark',
  'not-applicable': 'does not apply',
})

export const CHANGE_PART_WORDS: Readonly<Record<ChangePart, string>> = lookupTable({
  boundary: 'What is counted',
  factor: 'Emission factors',
  activity: 'Activity',
  method: 'Method',
  unmatched: 'Not matched',
})
