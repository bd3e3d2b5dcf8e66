import type { CategoryState } from '@understory/domain/footprints/inventory/inventory-totals.ts'

export const APPROACH_OPTIONS = [
  { value: 'operationalControl', label: 'Operational control' },
  { value: 'financialControl', label: 'Financial control' },
  { value: 'equityShare', label: 'Equity share' },
] as const

export const STATE_WORDS: Readonly<Record<CategoryState, string>> = {
  'not-begun': 'Open',
  benchmark: 'Benchmark',
  entered: 'Entered',
  'not-applicable': 'Does not apply',
}
