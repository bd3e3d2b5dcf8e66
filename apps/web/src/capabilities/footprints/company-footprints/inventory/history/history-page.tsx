import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListLineEvents } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
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
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('history.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: companyFootprintsMessage('history.inventory'),
            },
          ]}
          here={companyFootprintsMessage('history.history')}
        />
        <h1>
          {query.line
            ? companyFootprintsMessage('history.historyOfALine')
            : companyFootprintsMessage('history.history')}
        </h1>
        <p className="lead quiet">{companyFootprintsMessage('history.everyChangeLineMade')}</p>
        <p className="row-12 off-paper">
          {query.line ? (
            <a href={historyAddress(footprintId)}>
              {companyFootprintsMessage('history.historyOfAllLines')}
            </a>
          ) : null}
          <a href={`${historyAddress(footprintId)}.csv${historySearch(query)}`} download>
            {companyFootprintsMessage('history.downloadAsCsv')}
          </a>
        </p>
      </header>
      <HistoryFilters query={query} />
      {events.length > 0 ? (
        <EventList events={events} addressOfLine={(line) => historyAddress(footprintId, line)} />
      ) : (
        <p>{companyFootprintsMessage('history.nothingLikeHappenedYet')}</p>
      )}
      {nextCursor ? (
        <a href={historySearch(query, nextCursor)}>
          {companyFootprintsMessage('history.earlierChanges')}
        </a>
      ) : null}
    </div>
  )
}
