import type { ExchangeEvent } from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { shownDate } from '../../../shell/shown-date.ts'
import { exchangesMessage, exchangesRich } from './messages/messages.generated.ts'

type EventsPartProps = {
  readonly peerName: string
  readonly events: readonly ExchangeEvent[]
  readonly mayManage: boolean
}

/** The latest events, both ways; a request that waits can be declined. */
export function EventsPart({ peerName, events, mayManage }: EventsPartProps) {
  const isWaiting = events.some(({ requestState }) => requestState === 'waiting')
  return (
    <section className="part flow-16" aria-labelledby="events">
      <h2 id="events">{exchangesMessage('partner.events')}</h2>
      {isWaiting ? <p>{exchangesMessage('partner.waiting')}</p> : null}
      {events.length > 0 ? (
        <DataTable
          caption={exchangesMessage('partner.events.table', { partner: peerName })}
          columns={eventColumns(mayManage)}
          rows={events}
          rowKey={({ eventId }) => eventId}
          asCards
        />
      ) : (
        <p>{exchangesMessage('partner.events.empty')}</p>
      )}
    </section>
  )
}

const kindOf = ({ type, direction }: ExchangeEvent) => `${type}${direction}` as const

const eventColumns = (mayManage: boolean): readonly Column<ExchangeEvent>[] => [
  { key: 'when', title: exchangesMessage('partner.events.when'), cell: ({ at }) => shownDate(at) },
  {
    key: 'what',
    title: exchangesMessage('partner.events.what'),
    sentences: true,
    cell: (event) => (
      <div>
        {exchangesMessage('partner.event', { kind: kindOf(event) })}
        {event.asksFor.length > 0 ? (
          <span className="subline">{event.asksFor.join(', ')}</span>
        ) : null}
        {event.comment ? <span className="subline">{event.comment}</span> : null}
      </div>
    ),
  },
  {
    key: 'state',
    title: exchangesMessage('partner.events.state'),
    sentences: true,
    cell: (event) => (
      <div>
        {stateOfEvent(event)}
        {event.problem && event.delivery !== 'delivered' ? (
          <span className="subline">{event.problem}</span>
        ) : null}
        {mayManage && event.requestState === 'waiting' ? <Decline event={event} /> : null}
      </div>
    ),
  },
]

function stateOfEvent({ requestState, delivery, outcome }: ExchangeEvent): string {
  if (outcome) return exchangesMessage('partner.outcome', { outcome })
  if (delivery) {
    return exchangesMessage('partner.delivery', {
      state: delivery === 'given-up' ? 'givenup' : delivery,
    })
  }
  return requestState ? exchangesMessage('partner.request', { state: requestState }) : ''
}

function Decline({ event: { eventId, at } }: { readonly event: ExchangeEvent }) {
  return (
    <form method="post">
      <input type="hidden" name="eventId" value={eventId} />
      <Button look="quiet" type="submit" name="intent" value="decline">
        {exchangesRich('partner.decline', { day: new Date(at), hidden: hiddenWords })}
      </Button>
    </form>
  )
}
