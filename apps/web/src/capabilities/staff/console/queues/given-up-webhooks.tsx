import type { GivenUpWebhook } from '@understory/contracts/developers/given-up-webhooks.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { strongWords } from '../../../../shell/message-tags.tsx'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
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

const webhookColumns = (): readonly TextColumn<GivenUpWebhook>[] => [
  { key: 'since', title: consoleMessage('givenUpWebhooks.since'), text: ({ since }) => since },
  {
    key: 'account',
    title: consoleMessage('givenUpWebhooks.account'),
    text: ({ account }) => account,
  },
  { key: 'host', title: consoleMessage('givenUpWebhooks.host'), text: ({ host }) => host },
  { key: 'state', title: consoleMessage('givenUpWebhooks.state'), text: stateInWords },
  {
    key: 'given-up',
    title: consoleMessage('givenUpWebhooks.givenUp'),
    text: ({ givenUp }) => String(givenUp),
  },
  {
    key: 'waiting',
    title: consoleMessage('givenUpWebhooks.waiting'),
    text: ({ waiting }) => String(waiting),
  },
  {
    key: 'last',
    title: consoleMessage('givenUpWebhooks.lastAnswer'),
    text: ({ lastAnswer }) => lastAnswer ?? '',
  },
]

/** Webhooks of developers to which nothing gets through, each with a form that tries again or leaves it. */
export function GivenUpWebhooks({ webhooks, hasMore, now, refused }: GivenUpWebhooksProps) {
  return (
    <li id="given-up-webhooks" className={styles.part}>
      <strong>{consoleMessage('givenUpWebhooks.webhooksDevelopersGivenUp')}</strong>
      <p className="quiet">
        {consoleMessage('givenUpWebhooks.ownersEmailSendEverything', {
          waitingWords: waitingWords(
            webhooks.map(({ since }) => since),
            now,
          ),
          hasMore: hasMore ? 'yes' : 'other',
        })}
      </p>
      <QueueRows
        name="webhooks"
        caption={consoleMessage('givenUpWebhooks.caption')}
        columns={webhookColumns()}
        rows={webhooks}
      >
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
        {consoleRich('givenUpWebhooks.testAccountGivenUp', {
          waitingSince: waitingSince(since, now),
          strong: strongWords,
          host,
          account,
          isTest: isTest ? 'yes' : 'other',
          stateInWords: stateInWords(webhook),
          givenUp: String(givenUp),
          waiting: String(waiting),
          lastAnswer: lastAnswer ?? '',
          hasLastAnswer: lastAnswer ? 'yes' : 'other',
        })}
      </p>
      {refused ? (
        <RefusalNotice
          answer={refused}
          title={consoleMessage('givenUpWebhooks.nothingWasChanged')}
        />
      ) : null}
      <form method="post" className={styles.form}>
        <input type="hidden" name="webhook" value={endpointId} />
        <SettleButtons
          id={`webhook-${endpointId}`}
          about={host}
          retry={consoleMessage('givenUpWebhooks.switchSendAgain')}
          drop={consoleMessage('givenUpWebhooks.leaveOwner')}
          refused={refused}
        />
      </form>
    </li>
  )
}

function stateInWords({ disabledWhy }: GivenUpWebhook): string {
  if (disabledWhy === 'gone') return consoleMessage('givenUpWebhooks.offAnsweredGone')
  return disabledWhy === 'failing'
    ? consoleMessage('givenUpWebhooks.offNothingArrivedFive')
    : consoleMessage('givenUpWebhooks.on')
}
