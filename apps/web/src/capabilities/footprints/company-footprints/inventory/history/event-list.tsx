import type { LineEvent } from '@understory/contracts/footprints/company-footprints/line-history.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { EVENT_WORDS, momentInWords, shownChanges } from './history-words.ts'

type EventListProps = {
  readonly events: readonly LineEvent[]
  /** Where what happened to one line stands. */
  readonly addressOfLine: (lineId: string) => string
}

/** What happened to lines, the newest first. */
export function EventList({ events, addressOfLine }: EventListProps) {
  return (
    <DataTable
      caption="What happened to the lines"
      asCards
      columns={[
        { key: 'when', title: 'When', cell: (event: LineEvent) => <When event={event} /> },
        {
          key: 'line',
          title: 'Line',
          cell: (event) => (
            <LineOfEvent event={event} address={addressOfLine(event.parentId ?? event.lineId)} />
          ),
        },
        {
          key: 'what',
          title: 'What changed',
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
      {EVENT_WORDS[kind]}
      <span className="subline">{momentInWords(at)}</span>
      <span className="subline">{by ?? 'Someone who has left'}</span>
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
        {category}
        {event.parentId ? ', goes with its line' : ''}
      </span>
    </>
  )
}

function Changes({ event }: EventProps) {
  return (
    <>
      {shownChanges(event).map(({ name, before, after }) => (
        <span key={name} className="subline">
          {name}: {before && after ? `${before} to ${after}` : before || after}
          {before && !after && event.after ? ', now empty' : ''}
        </span>
      ))}
      {event.reason ? <span className="subline">Reason: {event.reason}</span> : null}
    </>
  )
}
