import type { Inventory } from '@understory/contracts/inventories.ts'
import type { Approach } from '@understory/domain/footprints/inventory/consolidation.ts'
import type { CategoryState } from '@understory/domain/footprints/inventory/inventory-totals.ts'
import { shownTonnes, tonnesInWords } from '@understory/domain/footprints/shown-tonnes.ts'

export const APPROACH_OPTIONS = [
  { value: 'operationalControl', label: 'Operational control' },
  { value: 'financialControl', label: 'Financial control' },
  { value: 'equityShare', label: 'Equity share' },
] as const

/** As APPROACH_OPTIONS spells it. */
export const approachName = (approach: Approach): string =>
  APPROACH_OPTIONS.find(({ value }) => value === approach)?.label ?? approach

export const STATE_WORDS: Readonly<Record<CategoryState, string>> = {
  'not-begun': 'Open',
  benchmark: 'Benchmark',
  entered: 'Entered',
  'not-applicable': 'Does not apply',
}

/** A category that is not begun and not asked for either: its whole scope has another figure. */
export function stateInWords(
  { category, state }: Pick<Inventory['categories'][number], 'category' | 'state'>,
  open: Inventory['open'],
): string {
  return state === 'not-begun' && !open.includes(category) ? 'Not needed' : STATE_WORDS[state]
}

/** Figures of an inventory in words; every sum is that of the categories beside it. */
export function figuresOfInventory({ categories }: Pick<Inventory, 'categories'>) {
  const shown = shownTonnes(categories.map(({ co2eGrams }) => co2eGrams))
  const words = (tonnes: number) => tonnesInWords(tonnes, shown.decimals)
  const least = `under ${words(10 ** -shown.decimals)}`
  const ofScope = (wanted: number) =>
    categories.reduce(
      (sum, { scope }, at) => (scope === wanted ? sum + (shown.parts[at] ?? 0) : sum),
      0,
    )
  return {
    total: words(shown.total),
    scopes: [1, 2, 3].map((scope) => words(ofScope(scope))),
    categories: new Map(
      categories.map(({ category }, at) => {
        const tonnes = shown.parts[at] ?? 0
        return [category, tonnes > 0 ? words(tonnes) : least]
      }),
    ),
  }
}
