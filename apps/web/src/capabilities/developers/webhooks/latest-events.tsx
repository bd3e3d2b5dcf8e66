import type { AccountEvent } from '@understory/contracts/developers/webhooks.ts'
import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import { AccountSection } from '../../../shell/account-page.tsx'
import { webhooksMessage } from './messages/messages.generated.ts'
import { shownMoment } from './shown-moment.ts'

/** What happened last, each with what is sent. */
export function LatestEvents({ events }: { readonly events: readonly AccountEvent[] }) {
  return (
    <AccountSection id="events" title={webhooksMessage('latestEvents.latestEvents')}>
      {events.length === 0 ? (
        <p>{webhooksMessage('latestEvents.nothingYetEventsKept')}</p>
      ) : (
        <ul className="lined-rows">
          {events.map(({ eventId, type, sequence, at, body }) => (
            <li key={eventId}>
              <details>
                <summary>
                  {sequence}. {EVENT_TYPES[type]} <span className="quiet">{shownMoment(at)}</span>
                </summary>
                <CodeBlock
                  label={webhooksMessage('latestEvents.event', { sequence: String(sequence) })}
                  text={JSON.stringify(JSON.parse(body), null, 2)}
                />
              </details>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  )
}
