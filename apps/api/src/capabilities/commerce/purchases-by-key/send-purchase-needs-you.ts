import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import {
  findOwnersAndAdmins,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../site/mail/public.ts'
import { actionEndsAt, findKeyPurchase, loadPurchase } from '../purchases/public.ts'

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
          subject: `“${made.key_name}” would like to spend ${total}`,
          heading: 'A purchase is waiting for your answer',
          paragraph: `A program with the API key “${made.key_name}” would like to spend ${total}, which is more than it may spend by itself. Nothing is charged until a member of the account agrees.`,
          label: 'Look at it',
          path: `/app/approvals/${purchaseId}`,
        }
      : {
          subject: `Your bank has a question about a purchase of ${total}`,
          heading: 'Your bank wants you to confirm a payment',
          paragraph: `A program with the API key “${made.key_name}” is spending ${total}. The bank that issued the saved card would like the cardholder to confirm this. Nothing is charged until then.`,
          label: 'Confirm the payment',
          path: `/app/payment?quote=${purchase.quote_id}`,
        }
  const rows: [string, string][] = made.reason === null ? [] : [['Reason given', made.reason]]
  await sendToReaders(
    deps,
    'purchase-needs-you',
    await findOwnersAndAdmins(deps, purchase.account_id),
    {
      id: `purchase-needs-you-${made.action}-${purchaseId}`,
      subject,
      ...renderEmail(deps.config, {
        preview: `${total}, within a day.`,
        heading,
        paragraphs: [paragraph, 'If nobody responds within a day, nothing is bought.'],
        rows: [...rows, ['Total', total]],
        action: { label, url: `${deps.config.origin}${path}` },
        footer: `Sent by ${deps.config.SELLER_NAME}, because you are an owner or admin of this account.`,
      }),
    },
  )
}
