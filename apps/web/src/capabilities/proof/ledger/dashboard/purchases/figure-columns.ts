import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import type { Column } from '@understory/ui/tables/data-table.tsx'
import type { ImpactFigures } from './parts-of-impact.ts'

/** What each row funded of each impact. */
export const FIGURE_COLUMNS: readonly Column<ImpactFigures>[] = [
  {
    key: 'trees',
    title: 'Trees',
    figures: true,
    cell: ({ milliTrees }) => (milliTrees > 0 ? formatTrees(milliTrees) : '–'),
  },
  {
    key: 'co2e',
    title: 'CO2e',
    figures: true,
    cell: ({ co2eGrams }) => (co2eGrams > 0 ? formatGrams(co2eGrams) : '–'),
  },
  {
    key: 'plastic',
    title: 'Plastic',
    figures: true,
    cell: ({ plasticGrams }) => (plasticGrams > 0 ? formatGrams(plasticGrams) : '–'),
  },
]
