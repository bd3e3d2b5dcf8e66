import type { LineEvent } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { eventWords, momentInWords, shownChanges } from './history-words.ts'

type EventListProps = {
  readonly events: readonly LineEvent[]
  /** Where what happened to one line stands. */
  readonly addressOfLine: (lineId: string) => string
}

/** What happened to lines, the newest first. */
export function EventList({ events, addressOfLine }: EventListProps) {
  return (
    <DataTable
      caption={companyFootprintsMessage('eventList.caption')}
      asCards
      columns={[
        {
          key: 'when',
          title: companyFootprintsMessage('eventList.when'),
          cell: (event: LineEvent) => <When event={event} />,
        },
        {
          key: 'line',
          title: companyFootprintsMessage('eventList.line'),
          cell: (event) => (
            <LineOfEvent event={event} address={addressOfLine(event.parentId ?? event.lineId)} />
          ),
        },
        {
          key: 'what',
          title: companyFootprintsMessage('eventList.whatChanged'),
          sentences: true,
          cell: (event) => <Changes event={event} />,
        },
      ]}
      rows={events}
      rowKey={({ eventId }) => String(eventId)}
    />
  )
}

type EventProps = { readonly event: LineEvent }

function When({ event: { at, by, kind } }: EventProps) {
  return (
    <>
      {eventWords()[kind]}
      <span className="subline">{momentInWords(at)}</span>
      <span className="subline">
        {by ?? companyFootprintsMessage('eventList.someoneWhoHasLeft')}
      </span>
    </>
  )
}

function LineOfEvent({ event, address }: EventProps & { readonly address: string }) {
  const { description } = event.after ?? event.before ?? { description: '' }
  const category = inventoryCategoryName(event.category)
  return (
    <>
      <a href={address}>{description || category}</a>
      <span className="subline">
        {companyFootprintsMessage('eventList.goesWithItsLine', {
          category,
          hasParentId: event.parentId ? 'yes' : 'other',
        })}
      </span>
    </>
  )
}

function Changes({ event }: EventProps) {
  return (
    <>
      {shownChanges(event).map(({ name, before, after }) => (
        <span key={name} className="subline">
          {name}:{' '}
          {before && after
            ? companyFootprintsMessage('eventList.to', { before, after })
            : before || after}
          {before && !after && event.after ? companyFootprintsMessage('eventList.nowEmpty') : ''}
        </span>
      ))}
      {event.reason ? (
        <span className="subline">
          {companyFootprintsMessage('eventList.reason', { reason: event.reason })}
        </span>
      ) : null}
    </>
  )
}
