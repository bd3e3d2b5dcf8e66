import { invoiceNumber } from '@understory/domain/payments/invoice-number.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { RefundNotice } from '../../jobs/job-queue.ts'
import { findInvoice } from '../invoices/public.ts'
import { loadPurchase } from '../purchases/public.ts'
import { loadCycle } from '../subscriptions/public.ts'
import { claimAction } from './claim-action.ts'
import { planPath } from './plan-rows.ts'
import { findReaders, sendToReaders } from './readers.ts'
import { renderEmail } from './render-email.ts'
import type { MailDeps } from './send-once.ts'

/** All of a payment went back to its buyer, or came back from there: what that means for what it funded. */
export async function sendRefundNotice(deps: MailDeps, refunded: RefundNotice): Promise<void> {
  const invoice = await findInvoice(deps.db, refunded)
  if (!invoice) throw new Error('the invoice has no number yet')
  const paid = await findPaid(deps, refunded)
  const readers = await findReaders(deps, paid)
  const [first] = readers
  if (!first) return
  const number = invoiceNumber(invoice.number)
  const total = formatMoney({ minor: invoice.total_minor, currency: invoice.currency })
  const facts = { total, hasFunded: await hasFunded(deps, paid.id) }
  const words = refunded.counts
    ? failedWords(facts)
    : refundedWords({ ...facts, reason: await reasonOf(deps, paid.id) })
  const message = renderEmail({
    ...words,
    rows: [
      [refunded.counts ? 'Came back' : 'Refunded', total],
      ['Invoice', number],
    ],
    action: (await claimAction(deps, first)) ?? {
      label: paid.label,
      url: `${deps.config.origin}${paid.path}`,
    },
    footer: `Sent by ${deps.config.SELLER_NAME}, because of your payment at ${deps.config.origin}.`,
  })
  await sendToReaders(deps, 'refund-notice', readers, {
    id: `refund-${paid.id}-${refunded.at}`,
    subject: `${refunded.counts ? 'Not refunded' : 'Refunded'}: ${number}`,
    ...message,
  })
}

type Facts = { readonly total: string; readonly hasFunded: boolean }
type Words = Pick<Parameters<typeof renderEmail>[0], 'preview' | 'heading' | 'paragraphs'>

function refundedWords({ total, hasFunded, reason }: Facts & { reason: string | null }): Words {
  return {
    preview: `${total} went back to you.`,
    heading: 'Your payment was refunded',
    paragraphs: [
      `${total} went back the way it was paid. Banks may take some days to show it.`,
      ...(hasFunded
        ? [
            'What it funded no longer counts: the ledger takes it back, and the certificate says so to everyone who checks it.',
          ]
        : []),
      ...(reason ? [`The reason given: ${reason}`] : []),
    ],
  }
}

function failedWords({ total, hasFunded }: Facts): Words {
  return {
    preview: `${total} came back to us.`,
    heading: 'Your refund did not arrive',
    paragraphs: [
      `We sent ${total} back the way it was paid, and the bank returned it to us.`,
      ...(hasFunded
        ? ['So what it funded counts again, in the ledger and for everyone who checks it.']
        : []),
      'Our team knows of it. To have the money sent another way, please answer this email.',
    ],
  }
}

/** What was paid, by whom, and where it is shown. */
async function findPaid({ db }: Pick<Deps, 'db'>, refunded: RefundNotice) {
  if ('purchaseId' in refunded) {
    const {
      id,
      account_id: accountId,
      bought_by: userId,
    } = await loadPurchase(db, refunded.purchaseId)
    return { id, accountId, userId, label: 'See your purchases', path: '/my-impact/manage/instant' }
  }
  const cycle = await loadCycle(db, refunded.cycleId)
  return {
    id: cycle.id,
    accountId: cycle.account_id,
    userId: cycle.started_by,
    label: 'See your payments',
    path: planPath(cycle.product),
  }
}

/** A service funds nothing, so nothing is taken back. Gifts are in the ledger one by one, and bills of stores too. */
async function hasFunded({ db }: Pick<Deps, 'db'>, id: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from impact_ledger_entry where source_id = ${id}
      union all select from gift where purchase_id = ${id}
      union all select from store_bill_charge where cycle_id = ${id}) as has`.execute(db)
  return rows[0]?.has === true
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
