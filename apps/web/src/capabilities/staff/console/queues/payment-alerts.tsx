import type { Alert } from '@understory/contracts/commerce/payments/payment-alerts.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { consoleMessage, consoleRich } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import type { TextColumn } from '../tables/filtered-rows.ts'
import { QueueRows } from './queue-rows.tsx'
import type { RefusedEntry } from './refused-entry.ts'
import { waitingSince, waitingWords } from './waiting-since.ts'

const alertColumns = (): readonly TextColumn<Alert>[] => [
  { key: 'since', title: consoleMessage('paymentAlerts.since'), text: ({ raisedAt }) => raisedAt },
  {
    key: 'happened',
    title: consoleMessage('paymentAlerts.whatHappened'),
    text: ({ happened }) => happened,
  },
  {
    key: 'payment',
    title: consoleMessage('paymentAlerts.payment'),
    text: ({ paymentId }) => paymentId,
  },
  {
    key: 'amount',
    title: consoleMessage('paymentAlerts.amount'),
    text: ({ amountMinor: minor, currency }) => formatMoney({ minor, currency }),
  },
  {
    key: 'account',
    title: consoleMessage('paymentAlerts.account'),
    text: ({ account }) => account ?? '',
  },
]

/** Payments that someone has to look at, each with what to do and a form to say it was done. */
export function PaymentAlerts(props: {
  readonly alerts: readonly Alert[]
  readonly now: Date
  readonly refused: RefusedEntry | null
}) {
  const { alerts, now, refused } = props
  return (
    <li className={styles.part} id="payment-alerts">
      <strong>{consoleMessage('paymentAlerts.paymentsToLookAt')}</strong>
      <p className="quiet">
        {consoleMessage('paymentAlerts.disputesRefundsFailedWarnings', {
          waitingWords: waitingWords(
            alerts.map(({ raisedAt }) => raisedAt),
            now,
          ),
        })}
      </p>
      <QueueRows
        name="payments"
        caption={consoleMessage('paymentAlerts.caption')}
        columns={alertColumns()}
        rows={alerts}
      >
        {(shown) => (
          <ul>
            {shown.map((alert) => (
              <Waiting
                key={alert.id}
                alert={alert}
                now={now}
                refused={refused?.id === alert.id ? refused : null}
              />
            ))}
          </ul>
        )}
      </QueueRows>
    </li>
  )
}

type WaitingProps = {
  readonly alert: Alert
  readonly now: Date
  readonly refused: RefusedEntry | null
}

function Waiting({ alert, now, refused }: WaitingProps) {
  const { id, happened, todo, paymentId, amountMinor, currency, account, userId, raisedAt } = alert
  const note = `note-${id}`
  const error = refused?.error
  return (
    <li>
      <p>
        {waitingSince(raisedAt, now)}: <strong>{happened}</strong>,{' '}
        {formatMoney({ minor: amountMinor, currency })}, {paymentId},{' '}
        {userId ? <a href={`/staff/users/${userId}`}>{account}</a> : account}.
      </p>
      <p>{todo}</p>
      {refused ? (
        <RefusalNotice
          answer={refused}
          title={consoleMessage('paymentAlerts.thePaymentStillWaits')}
        />
      ) : null}
      <form method="post" className={styles.form}>
        <input type="hidden" name="alertId" value={id} />
        <Field id={note} label={consoleMessage('paymentAlerts.whatWasDone')} error={error}>
          <TextInput {...fieldAria(note, { error })} name="note" defaultValue={refused?.text} />
        </Field>
        <div>
          <Button type="submit">
            {consoleRich('paymentAlerts.seenTo', { hidden: hiddenWords, paymentId })}
          </Button>
        </div>
      </form>
    </li>
  )
}
