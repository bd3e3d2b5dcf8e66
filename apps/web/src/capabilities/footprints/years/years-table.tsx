import type { FootprintYears } from '@understory/contracts/footprints/years.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { STATUS_WORDS } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { tonnesFigure } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { YEAR_STATE_WORDS } from '@understory/domain/footprints/years/years-words.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { yearsMessage } from './messages/messages.generated.ts'

type YearsTableProps = { readonly years: FootprintYears }
type YearRow = FootprintYears['rows'][number]
type YearColumn = FootprintYears['years'][number]

const DECIMALS_OF_TONNES = 2

/** Categories and sums by year; above them how each year is known. */
export function YearsTable({ years: { years, rows } }: YearsTableProps) {
  return (
    <>
      <DataTable
        caption={yearsMessage('yearsTable.caption')}
        asCards
        columns={[
          {
            key: 'from',
            title: yearsMessage('yearsTable.year'),
            cell: ({ from, to }) => `${longMonth(from)} to ${longMonth(to)}`,
          },
          {
            key: 'status',
            title: yearsMessage('yearsTable.status'),
            cell: ({ status }) => STATUS_WORDS[status],
          },
          {
            key: 'benchmark',
            title: yearsMessage('yearsTable.benchmark'),
            figures: true,
            cell: ({ benchmarkShare }) => `${Math.round(benchmarkShare * 100)}%`,
          },
          {
            key: 'sets',
            title: yearsMessage('yearsTable.emissionFactors'),
            sentences: true,
            cell: SetsCell,
          },
          {
            key: 'gwp',
            title: yearsMessage('yearsTable.warmingPotentials'),
            cell: ({ gwps }) => gwps.join(', ') || '–',
          },
        ]}
        rows={years}
        rowKey={({ footprintId }) => footprintId}
      />
      <DataTable
        caption={yearsMessage('yearsTable.tonnesCo2eCategoryYear')}
        columns={[
          { key: 'name', title: yearsMessage('yearsTable.category'), cell: NameCell },
          ...years.map(({ from, footprintId }, at) => ({
            key: footprintId,
            title: longMonth(from),
            figures: true,
            cell: ({ cells }: YearRow) => <YearFigure cell={cells[at]} />,
          })),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </>
  )
}

function SetsCell({ sets, isExplained }: YearColumn) {
  return (
    <>
      {sets.join('; ') || '–'}
      {isExplained || sets.length === 0 ? null : (
        <span className="subline">{yearsMessage('yearsTable.linesChangedAfterSums')}</span>
      )}
    </>
  )
}

const NameCell = ({ name, isSum }: YearRow) => (isSum ? <strong>{name}</strong> : name)

function YearFigure({ cell }: { readonly cell: YearRow['cells'][number] | undefined }) {
  if (!cell) return '–'
  const { hundredths, state } = cell
  if (state === 'open' || state === 'not-applicable') {
    return <span className="quiet">{YEAR_STATE_WORDS[state]}</span>
  }
  const figure = tonnesFigure(hundredths / 100, DECIMALS_OF_TONNES)
  if (state === null) return <strong>{figure}</strong>
  return (
    <>
      {figure}
      {state === 'figures' ? null : <span className="subline">{YEAR_STATE_WORDS[state]}</span>}
    </>
  )
}
