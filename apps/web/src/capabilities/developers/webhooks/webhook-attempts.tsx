import type { WebhookAttempt } from '@understory/contracts/developers/webhooks.ts'
import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { shownMoment } from './shown-moment.ts'

type WebhookAttemptsProps = {
  readonly attempts: readonly WebhookAttempt[]
  readonly maySend: boolean
}

/** Each time that something was sent, with what came back. */
export function WebhookAttempts({ attempts, maySend }: WebhookAttemptsProps) {
  if (attempts.length === 0) return <p>Nothing was sent yet.</p>
  const columns = maySend ? [...ATTEMPT_COLUMNS, AGAIN] : ATTEMPT_COLUMNS
  return (
    <DataTable
      caption="The latest 50 attempts of the last 30 days"
      columns={columns}
      rows={attempts}
      rowKey={({ attemptId }) => attemptId}
      asCards
    />
  )
}

const ATTEMPT_COLUMNS: readonly Column<WebhookAttempt>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => shownMoment(at) },
  { key: 'event', title: 'Event', cell: ({ eventType }) => EVENT_TYPES[eventType] },
  {
    key: 'answer',
    title: 'Your server',
    cell: ({ status, error, answer, durationMs }) => (
      <div>
        {status === null ? 'gave no answer' : `answered ${status}`} in {durationMs} ms
        {error || answer ? (
          <span className="subline">
            <code>{error ?? answer}</code>
          </span>
        ) : null}
      </div>
    ),
  },
]

const AGAIN: Column<WebhookAttempt> = {
  key: 'again',
  title: hiddenWords('Again'),
  cell: ({ eventId, eventType }) => (
    <form method="post">
      <input type="hidden" name="eventId" value={eventId} />
      <Button type="submit" look="link" name="intent" value="replay">
        Send again {hiddenWords(EVENT_TYPES[eventType])}
      </Button>
    </form>
  ),
}
