import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import type { Column } from '@understory/ui/tables/data-table.tsx'
import { ledgerMessage } from '../../messages/messages.generated.ts'
import type { ImpactFigures } from './parts-of-impact.ts'

/** What each row funded of each impact. */
export const figureColumns = (): readonly Column<ImpactFigures>[] => [
  {
    key: 'trees',
    title: ledgerMessage('figureColumns.trees'),
    figures: true,
    cell: ({ milliTrees }) => (milliTrees > 0 ? formatTrees(milliTrees) : '–'),
  },
  {
    key: 'co2e',
    title: ledgerMessage('figureColumns.co2e'),
    figures: true,
    cell: ({ co2eGrams }) => (co2eGrams > 0 ? formatGrams(co2eGrams) : '–'),
  },
  {
    key: 'plastic',
    title: ledgerMessage('figureColumns.plastic'),
    figures: true,
    cell: ({ plasticGrams }) => (plasticGrams > 0 ? formatGrams(plasticGrams) : '–'),
  },
]
