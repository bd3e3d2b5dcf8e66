import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListLineEvents } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { historyAddress, inventoryAddress } from '../inventory-address.ts'
import { EventList } from './event-list.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { type HistoryQuery, historySearch } from './history-query.ts'

type HistoryPageProps = {
  readonly footprintId: string
  readonly history: AnswerOf<typeof ListLineEvents>
  readonly query: HistoryQuery
}

/** Who changed what of the lines, and when. */
export function HistoryPage({ footprintId, history, query }: HistoryPageProps) {
  const { events, nextCursor } = history
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="History"
        />
        <h1>{query.line ? 'History of a line' : 'History'}</h1>
        <p className="lead quiet">
          Every change of a line, with who made it and what it said before. Nothing here can be
          changed or deleted.
        </p>
        <p className="row-12 off-paper">
          {query.line ? <a href={historyAddress(footprintId)}>History of all lines</a> : null}
          <a href={`${historyAddress(footprintId)}.csv${historySearch(query)}`} download>
            Download as CSV
          </a>
        </p>
      </header>
      <HistoryFilters query={query} />
      {events.length > 0 ? (
        <EventList events={events} addressOfLine={(line) => historyAddress(footprintId, line)} />
      ) : (
        <p>Nothing like that has happened yet.</p>
      )}
      {nextCursor ? <a href={historySearch(query, nextCursor)}>Earlier changes</a> : null}
    </div>
  )
}
