import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import {
  findOwnersAndAdmins,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../site/mail/public.ts'
import { actionEndsAt, findKeyPurchase, loadPurchase } from '../purchases/public.ts'
import { purchasesByKeyMessage } from './messages/messages.generated.ts'

/** To owners and admins: a purchase of a key waits for their yes, or for its cardholder. */
export async function sendPurchaseNeedsYou(
  deps: MailDeps,
  { purchaseId }: Jobs['send-purchase-needs-you'],
): Promise<void> {
  const purchase = await loadPurchase(deps.db, purchaseId)
  const made = await findKeyPurchase(deps.db, purchaseId)
  const isOpen = purchase.status === 'pending' || purchase.status === 'failed'
  if (!made || made.action === null || made.action === 'pay' || !isOpen) return
  if (actionEndsAt(purchase.created_at) <= deps.clock()) return
  const total = formatMoney({ minor: purchase.total_minor, currency: purchase.currency })
  const { subject, heading, paragraph, label, path } =
    made.action === 'approve'
      ? {
          subject: purchasesByKeyMessage('purchase-needs-you.subject', {
            keyName: made.key_name,
            total,
          }),
          heading: purchasesByKeyMessage('purchase-needs-you.heading'),
          paragraph: purchasesByKeyMessage('purchase-needs-you.paragraph', {
            keyName: made.key_name,
            total,
          }),
          label: purchasesByKeyMessage('purchase-needs-you.label'),
          path: `/app/approvals/${purchaseId}`,
        }
      : {
          subject: purchasesByKeyMessage('purchase-needs-you.subject.2', { total }),
          heading: purchasesByKeyMessage('purchase-needs-you.heading.2'),
          paragraph: purchasesByKeyMessage('purchase-needs-you.paragraph.2', {
            keyName: made.key_name,
            total,
          }),
          label: purchasesByKeyMessage('purchase-needs-you.label.2'),
          path: `/app/payment?quote=${purchase.quote_id}`,
        }
  const rows: [string, string][] =
    made.reason === null
      ? []
      : [[purchasesByKeyMessage('purchase-needs-you.reason-given'), made.reason]]
  await sendToReaders(
    deps,
    'purchase-needs-you',
    await findOwnersAndAdmins(deps, purchase.account_id),
    {
      id: `purchase-needs-you-${made.action}-${purchaseId}`,
      subject,
      ...renderEmail(deps.config, {
        preview: purchasesByKeyMessage('purchase-needs-you.preview', { total }),
        heading,
        paragraphs: [paragraph, purchasesByKeyMessage('purchase-needs-you.paragraphs')],
        rows: [...rows, [purchasesByKeyMessage('purchase-needs-you.total'), total]],
        action: { label, url: `${deps.config.origin}${path}` },
        footer: purchasesByKeyMessage('purchase-needs-you.footer', {
          seller: deps.config.SELLER_NAME,
        }),
      }),
    },
  )
}
