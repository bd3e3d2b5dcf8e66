import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'

type LargeOrder = {
  readonly storeId: string
  readonly externalId: string
  /** Of the order, so that it is told once. */
  readonly messageId: string
}

/** An order would fund more than one purchase can hold: whoever runs the site looks at it, once. */
export async function sendLargeOrderAlert(
  deps: MailDeps,
  { storeId, externalId, messageId }: LargeOrder,
): Promise<void> {
  const store = await deps.db
    .selectFrom('store')
    .select(['account_id', 'name', 'unique_name'])
    .where('id', '=', storeId)
    .executeTakeFirst()
  if (!store) return
  const order = await deps.db
    .selectFrom('store_order')
    .select('label')
    .where('account_id', '=', store.account_id)
    .where('store_id', '=', storeId)
    .where('external_id', '=', externalId)
    .where('reason', '=', 'too-large')
    .executeTakeFirst()
  if (!order) return
  const { origin, PAYMENT_ALERT_EMAIL, SUPPORT_EMAIL, SELLER_NAME } = deps.config
  const heading = 'An order is too large to be counted automatically'
  const message = renderEmail(deps.config, {
    preview: heading,
    heading,
    paragraphs: [
      'It would fund more than one purchase can hold (a million trees, 100,000 tonnes of CO2e or 1,000 tonnes of plastic), so it contributes nothing until someone has reviewed it. The merchant can see that it is under review. The billing runbook says what to do.',
    ],
    rows: [
      ['Shop', unlinked(`${store.name}, ${store.unique_name}`)],
      ['Order', unlinked(order.label)],
    ],
    action: { label: 'Find its account', url: `${origin}/staff` },
    footer: `Sent by ${SELLER_NAME} to the person who looks after its payments.`,
  })
  await sendOnce(deps, 'large-order', {
    id: messageId,
    to: PAYMENT_ALERT_EMAIL ?? SUPPORT_EMAIL,
    subject: heading,
    ...message,
  })
}
