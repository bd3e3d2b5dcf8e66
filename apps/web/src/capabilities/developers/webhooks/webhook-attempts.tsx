import type { WebhookAttempt } from '@understory/contracts/developers/webhooks.ts'
import { EVENT_TYPES } from '@understory/domain/developers/events/event-types.generated.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { webhooksMessage } from './messages/messages.generated.ts'
import { shownMoment } from './shown-moment.ts'

type WebhookAttemptsProps = {
  readonly attempts: readonly WebhookAttempt[]
  readonly maySend: boolean
}

/** Each time that something was sent, with what came back. */
export function WebhookAttempts({ attempts, maySend }: WebhookAttemptsProps) {
  if (attempts.length === 0) return <p>{webhooksMessage('webhookAttempts.nothingWasSentYet')}</p>
  const columns = maySend ? [...attemptColumns(), again()] : attemptColumns()
  return (
    <DataTable
      caption={webhooksMessage('webhookAttempts.caption')}
      columns={columns}
      rows={attempts}
      rowKey={({ attemptId }) => attemptId}
      asCards
    />
  )
}

const attemptColumns = (): readonly Column<WebhookAttempt>[] => [
  { key: 'at', title: webhooksMessage('webhookAttempts.when'), cell: ({ at }) => shownMoment(at) },
  {
    key: 'event',
    title: webhooksMessage('webhookAttempts.event'),
    cell: ({ eventType }) => EVENT_TYPES[eventType],
  },
  {
    key: 'answer',
    title: webhooksMessage('webhookAttempts.yourServer'),
    cell: ({ status, error, answer, durationMs }) => (
      <div>
        {webhooksMessage('webhookAttempts.gaveNoAnswerMs', {
          status: status === null ? '' : String(status),
          noStatus: status === null ? 'yes' : 'other',
          durationMs: String(durationMs),
        })}
        {error || answer ? (
          <span className="subline">
            <code>{error ?? answer}</code>
          </span>
        ) : null}
      </div>
    ),
  },
]

const again = (): Column<WebhookAttempt> => ({
  key: 'again',
  title: hiddenWords(webhooksMessage('webhookAttempts.again')),
  cell: ({ eventId, eventType }) => (
    <form method="post">
      <input type="hidden" name="eventId" value={eventId} />
      <Button type="submit" look="link" name="intent" value="replay">
        {webhooksMessage('webhookAttempts.sendAgain')} {hiddenWords(EVENT_TYPES[eventType])}
      </Button>
    </form>
  ),
})
