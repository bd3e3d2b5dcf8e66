import { invoiceNumber } from '@understory/domain/payments/invoice-number.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Jobs } from '../../jobs/job-queue.ts'
import { findInvoice } from '../invoices/public.ts'
import { claimAction } from './claim-action.ts'
import { renderEmail } from './render-email.ts'
import { type MailDeps, sendOnceToUser } from './send-once.ts'

type Refunded = Jobs['send-refund-notice']

/** All of a payment went back to its buyer: what that means for what it funded, and the reason where staff gave one. */
export async function sendRefundNotice(deps: MailDeps, refunded: Refunded): Promise<void> {
  const invoice = await findInvoice(deps.db, refunded)
  if (!invoice) throw new Error('the invoice has no number yet')
  const buyer = await findBuyer(deps, refunded)
  if (!buyer) return
  const id = 'purchaseId' in refunded ? refunded.purchaseId : refunded.cycleId
  const reason = await reasonOf(deps, id)
  const number = invoiceNumber(invoice.number)
  const total = formatMoney({ minor: invoice.total_minor, currency: invoice.currency })
  const path = 'purchaseId' in refunded ? 'purchases' : 'subscriptions'
  const message = renderEmail({
    preview: `${total} went back to you.`,
    heading: 'Your payment was refunded',
    paragraphs: [
      `${total} went back the way it was paid. Banks may take some days to show it.`,
      'What it funded no longer counts: the ledger takes it back, and the certificate says so to everyone who checks it.',
      ...(reason ? [`The reason given: ${reason}`] : []),
    ],
    rows: [
      ['Refunded', total],
      ['Invoice', number],
    ],
    action: (await claimAction(deps, buyer)) ?? {
      label: `See your ${path}`,
      url: `${deps.config.origin}/my-impact/manage/${path}`,
    },
    footer: `Sent by ${deps.config.SELLER_NAME}, because of your payment at ${deps.config.origin}.`,
  })
  await sendOnceToUser(deps, 'refund-notice', {
    id: `refund-${id}`,
    to: buyer.email,
    subject: `Refunded: ${number}`,
    ...message,
  })
}

function findBuyer({ db }: Pick<Deps, 'db'>, refunded: Refunded) {
  if ('purchaseId' in refunded) {
    return db
      .selectFrom('purchase as p')
      .innerJoin('app_user as u', 'u.id', 'p.bought_by')
      .select(['u.id', 'u.email'])
      .where('p.id', '=', refunded.purchaseId)
      .executeTakeFirst()
  }
  return db
    .selectFrom('subscription_cycle as c')
    .innerJoin('subscription as s', 's.id', 'c.subscription_id')
    .innerJoin('app_user as u', 'u.id', 's.started_by')
    .select(['u.id', 'u.email'])
    .where('c.id', '=', refunded.cycleId)
    .executeTakeFirst()
}

/** What staff wrote for the buyer, where they made the refund. */
async function reasonOf({ db }: Pick<Deps, 'db'>, paymentOf: string): Promise<string | null> {
  const entry = await db
    .selectFrom('audit_entry')
    .select('reason')
    .where('event', '=', 'payment-refunded')
    .where(sql<boolean>`facts ->> 'what' = ${paymentOf}`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return entry?.reason ?? null
}
