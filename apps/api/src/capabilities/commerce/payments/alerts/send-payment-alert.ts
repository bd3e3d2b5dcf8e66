import { formatMoney } from '@understory/domain/quantity/format.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../../site/mail/public.ts'
import { paymentsMessage } from '../messages/messages.generated.ts'
import { alertWords } from './alert-words.ts'

/** Notifies the operator that someone has to look at a payment. It names no customer. */
export async function sendPaymentAlert(deps: MailDeps, alertId: string): Promise<void> {
  const alert = await deps.db
    .selectFrom('payment_alert')
    .select(['kind', 'gateway_payment_id', 'amount_minor', 'currency'])
    .where('id', '=', alertId)
    .executeTakeFirstOrThrow()
  const { happened, todo } = alertWords(alert.kind)
  const { origin, PAYMENT_ALERT_EMAIL, SUPPORT_EMAIL, SELLER_NAME } = deps.config
  const message = renderEmail(deps.config, {
    preview: happened,
    heading: happened,
    paragraphs: [todo],
    rows: [
      [paymentsMessage('payment-alert.payment'), alert.gateway_payment_id],
      [
        paymentsMessage('payment-alert.amount'),
        formatMoney({ minor: alert.amount_minor, currency: alert.currency }),
      ],
    ],
    action: { label: paymentsMessage('payment-alert.action.label'), url: `${origin}/staff/queues` },
    footer: paymentsMessage('payment-alert.footer', { seller: SELLER_NAME }),
  })
  await sendOnce(deps, 'payment-alert', {
    id: `payment-alert-${alertId}`,
    to: PAYMENT_ALERT_EMAIL ?? SUPPORT_EMAIL,
    subject: happened,
    ...message,
  })
}
