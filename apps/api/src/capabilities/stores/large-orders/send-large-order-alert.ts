import { unlinked } from '@understory/domain/quantity/plain-text.ts'
import { type MailDeps, renderEmail, sendOnce } from '../../site/mail/public.ts'
import { largeOrdersMessage } from './messages/messages.generated.ts'

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
  const heading = largeOrdersMessage('large-order-alert.heading')
  const message = renderEmail(deps.config, {
    preview: heading,
    heading,
    paragraphs: [largeOrdersMessage('large-order-alert.paragraphs')],
    rows: [
      [
        largeOrdersMessage('large-order-alert.shop'),
        unlinked(`${store.name}, ${store.unique_name}`),
      ],
      [largeOrdersMessage('large-order-alert.order'), unlinked(order.label)],
    ],
    action: { label: largeOrdersMessage('large-order-alert.action.label'), url: `${origin}/staff` },
    footer: largeOrdersMessage('large-order-alert.footer', { seller: SELLER_NAME }),
  })
  await sendOnce(deps, 'large-order', {
    id: messageId,
    to: PAYMENT_ALERT_EMAIL ?? SUPPORT_EMAIL,
    subject: heading,
    ...message,
  })
}
