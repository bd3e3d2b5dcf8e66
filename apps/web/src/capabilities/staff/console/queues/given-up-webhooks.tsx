import type { GivenUpWebhook } from '@understory/contracts/developers/given-up-webhooks.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import type { RefusedEntry } from './refused-entry.ts'
import { SettleButtons } from './settle-buttons.tsx'
import { waitingSince, waitingWords } from './waiting-since.ts'

type GivenUpWebhooksProps = {
  readonly webhooks: readonly GivenUpWebhook[]
  readonly hasMore: boolean
  readonly now: Date
  readonly refused: RefusedEntry | null
}

const WEBHOOK_COLUMNS: readonly TextColumn<GivenUpWebhook>[] = [
  { key: 'since', title: 'Since', text: ({ since }) => since },
  { key: 'account', title: 'Account', text: ({ account }) => account },
  { key: 'host', title: 'Host', text: ({ host }) => host },
  { key: 'state', title: 'State', text: stateInWords },
  { key: 'given-up', title: 'Given up', text: ({ givenUp }) => String(givenUp) },
  { key: 'waiting', title: 'Waiting', text: ({ waiting }) => String(waiting) },
  { key: 'last', title: 'Last answer', text: ({ lastAnswer }) => lastAnswer ?? '' },
]

/** Webhooks of developers to which nothing gets through, each with a form that tries again or leaves it. */
export function GivenUpWebhooks({ webhooks, hasMore, now, refused }: GivenUpWebhooksProps) {
  return (
    <li id="given-up-webhooks" className={styles.part}>
      <strong>Webhooks of developers that were given up</strong>
      <p className="quiet">
        Their owners had an email, and can send everything again themselves for 90 days.{' '}
        {waitingWords(
          webhooks.map(({ since }) => since),
          now,
        )}
        {hasMore ? ' There are more, which are listed once these are seen to.' : ''}
      </p>
      <QueueRows name="webhooks" caption="Webhooks" columns={WEBHOOK_COLUMNS} rows={webhooks}>
        {(shown) => (
          <ul>
            {shown.map((webhook) => (
              <WaitingWebhook
                key={webhook.endpointId}
                {...{ webhook, now }}
                refused={refused?.id === webhook.endpointId ? refused : null}
              />
            ))}
          </ul>
        )}
      </QueueRows>
    </li>
  )
}

type WaitingWebhookProps = {
  readonly webhook: GivenUpWebhook
  readonly now: Date
  readonly refused: RefusedEntry | null
}

function WaitingWebhook({ webhook, now, refused }: WaitingWebhookProps) {
  const { endpointId, host, account, isTest, since, givenUp, waiting, lastAnswer } = webhook
  return (
    <li>
      <p>
        {waitingSince(since, now)}: <strong>{host}</strong>, {account}
        {isTest ? ' (test account)' : ''}. {stateInWords(webhook)}; {givenUp} given up, {waiting}{' '}
        waiting. {lastAnswer ? `The last answer: ${lastAnswer}.` : 'No attempt is on record.'}
      </p>
      {refused ? <RefusalNotice answer={refused} title="Nothing was changed" /> : null}
      <form method="post" className={styles.form}>
        <input type="hidden" name="webhook" value={endpointId} />
        <SettleButtons
          id={`webhook-${endpointId}`}
          about={host}
          retry="Switch on and send again"
          drop="Leave it to its owner"
          refused={refused}
        />
      </form>
    </li>
  )
}

function stateInWords({ disabledWhy }: GivenUpWebhook): string {
  if (disabledWhy === 'gone') return 'Off: it answered that it is gone'
  return disabledWhy === 'failing' ? 'Off: nothing arrived for five days' : 'On'
}
