import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { money } from '@understory/domain/quantity/money.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { claimAction } from '../../../people/accounts/public.ts'
import {
  findReaders,
  type MailDeps,
  renderEmail,
  sendToReaders,
} from '../../../site/mail/public.ts'
import { findInvoice } from '../../invoices/public.ts'
import { isInvoiced } from '../../payments/public.ts'
import { loadPurchase } from '../../purchases/public.ts'
import { loadCycle, planPath } from '../../subscriptions/public.ts'
import { settlementMessage } from '../messages/messages.generated.ts'
import type { RefundNotice, RefundPartNotice } from './refund-notices.ts'
import {
  type Duplicate,
  failedWords,
  paidTwice,
  partWords,
  type RefundWords,
  refundedWords,
} from './refund-words.ts'

type OfPayment = { readonly purchaseId: string } | { readonly cycleId: string }

/** All of a payment went back to its buyer: what that means for what it funded. */
export async function sendRefundNotice(deps: MailDeps, refunded: RefundNotice): Promise<void> {
  const facts = await factsOf(deps, refunded)
  const { total, hasFunded, paid } = facts
  const reason = paid.duplicate ? paidTwice(paid.duplicate) : await reasonOf(deps, paid.id)
  await sendNotice(deps, facts, {
    id: `refund-${paid.id}-${refunded.at}`,
    words: refundedWords({ total, hasFunded, reason }),
  })
}

/** A part of a payment went back to its buyer, or a refund came back from there. */
export async function sendRefundPartNotice(deps: MailDeps, part: RefundPartNotice): Promise<void> {
  const facts = await factsOf(deps, part)
  const { hasFunded, total } = facts
  const amount = formatMoney({ minor: part.minor, currency: facts.currency })
  await sendNotice(deps, facts, {
    id: `refund-part-${part.refundId}${part.hasFailed ? '-failed' : ''}`,
    words: part.hasFailed
      ? failedWords({ amount, countsAgain: hasFunded && part.countsAgain })
      : partWords({ amount, total, hasFunded }),
  })
}

type SendRefundNoticeFacts = Awaited<ReturnType<typeof factsOf>>

async function factsOf(deps: MailDeps, of: OfPayment) {
  const paid = await findPaid(deps, of)
  const invoice = await findInvoice(deps.db, of)
  if (!invoice && (await isInvoiced(deps.db, of))) throw new Error('the invoice has no number yet')
  return {
    paid,
    number: invoice ? invoiceNumber(invoice.number) : null,
    currency: paid.money.currency,
    total: formatMoney(paid.money),
    hasFunded: await hasFunded(deps, paid.id),
  }
}

async function sendNotice(
  deps: MailDeps,
  { paid, number }: SendRefundNoticeFacts,
  { id, words }: { readonly id: string; readonly words: RefundWords },
): Promise<void> {
  const readers = await findReaders(deps, paid)
  const [first] = readers
  if (!first) return
  const { subject, row, ...said } = words
  const message = renderEmail(deps.config, {
    ...said,
    rows: number ? [row, [settlementMessage('refund-notice.invoice'), number]] : [row],
    action: (await claimAction(deps, first)) ?? {
      label: paid.label,
      url: `${deps.config.origin}${paid.path}`,
    },
    footer: settlementMessage('refund-notice.footer', {
      seller: deps.config.SELLER_NAME,
      origin: deps.config.origin,
    }),
  })
  await sendToReaders(deps, 'refund-notice', readers, {
    id,
    subject: number ? `${subject}: ${number}` : subject,
    ...message,
  })
}

/** What was paid, by whom, and where it is shown. What came second, or waited until it went back, has no invoice. */
async function findPaid({ db }: Pick<Deps, 'db'>, of: OfPayment) {
  if ('purchaseId' in of) {
    const purchase = await loadPurchase(db, of.purchaseId)
    return {
      id: purchase.id,
      accountId: purchase.account_id,
      userId: purchase.bought_by,
      money: money(purchase.total_minor, purchase.currency),
      duplicate: purchase.is_duplicate ? ('offset' as const) : null,
      label: settlementMessage('refund-notice.purchases'),
      path: '/my-impact/manage/instant',
    }
  }
  const cycle = await loadCycle(db, of.cycleId)
  return {
    id: cycle.id,
    accountId: cycle.account_id,
    userId: cycle.started_by,
    money: money(cycle.amount_minor, cycle.currency),
    duplicate: duplicateOf(cycle),
    label: settlementMessage('refund-notice.payments'),
    path: planPath(cycle.product),
  }
}

type SendRefundNoticePaid = {
  readonly is_duplicate: boolean
  readonly plan_activated_at: Date | null
}

/** A second plan of one kind never becomes active; else it is days of a plan that were paid for already. */
function duplicateOf({ is_duplicate, plan_activated_at }: SendRefundNoticePaid): Duplicate | null {
  if (!is_duplicate) return null
  return plan_activated_at ? 'cycle' : 'subscription'
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
