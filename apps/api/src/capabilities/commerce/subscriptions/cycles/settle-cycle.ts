import type { Tx } from '@understory/database/connect.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { GatewayInvoice } from '@understory/ports/payments/subscription-gateway.ts'
import { sql } from 'kysely'
import { type Write, writeTogether } from '../../../../database/write-together.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { issueGrowingCertificate, ledgerWrites } from '../../../proof/ledger/public.ts'
import { listBillsOf, settleBills } from '../../../stores/bills/public.ts'
import {
  issueInvoice,
  raiseAlert,
  refundIfClosed,
  refuseToFund,
  writePaid,
} from '../../payments/public.ts'
import { moveSubscriptionTo } from '../change/move-subscription.ts'
import { linesOf } from '../start/plan-lines.ts'
import { type CycleRow, isPeriodPaid, type SubscriptionRow } from '../subscription-records.ts'
import { entriesOfCycle, mayNotBeFunded } from './cycle-impact.ts'
import { holdOf } from './hold-of.ts'
import type { CycleOfInvoice } from './upsert-cycle.ts'

type SettleCycleDeps = Pick<Deps, 'config' | 'clock' | 'newId' | 'jobs'>

type Settling = CycleOfInvoice & { readonly invoice: GatewayInvoice }

/**
 * Settles a paid cycle: its impact in the ledger and an invoice, whose numbering sends the receipt. A
 * first payment makes the subscription active; whether a later one does depends on the provider,
 * because only its newest invoice counts.
 */
export async function settleCycle(
  tx: Tx,
  deps: SettleCycleDeps,
  settling: Settling,
): Promise<void> {
  const { subscription, cycle, invoice } = settling
  if (!(await isRightAmount(tx, settling))) return raise(tx, deps, settling, 'amount-differs')
  const { account_id: accountId } = subscription
  const paidAt = invoice.paidAt ?? deps.clock()
  const isFirst = subscription.activated_at === null
  const second = await secondOf(tx, { subscription, cycle })
  const paid = tx
    .updateTable('subscription_cycle')
    .set({
      status: 'paid',
      paid_at: paidAt,
      refunded_at: second ? deps.clock() : null,
      is_duplicate: second !== null,
      next_attempt_at: null,
      attempts: invoice.attempts,
    })
    .where('id', '=', cycle.id)
  if (second) {
    await paid.execute()
    return refundSecond(tx, deps, { ...settling, second })
  }
  const funding = { alert: aboutOf(settling), hold: holdOf(deps, invoice) }
  if (await mayNotBeFunded(tx, cycle)) refuseToFund(funding)
  const current = { from: cycle.from_date, to: cycle.to_date }
  if (isFirst) await moveSubscriptionTo(tx, deps, subscription, { status: 'active', current })
  const invoiced = { accountId, purchaseId: null, cycleId: cycle.id, issuedAt: paidAt }
  const entered = isUsage(cycle.product)
    ? []
    : await enterCycle(tx, deps, { cycle, paidAt, isFirst })
  const renewed = isFirst ? [] : [renewal(tx, { cycle, paidAt })]
  await writePaid(async () => {
    await writeTogether(tx, [paid, ...entered, ...renewed, issueInvoice(tx, deps, invoiced)])
    if (isUsage(cycle.product)) {
      await settleBills(tx, deps, { accountId, cycleId: cycle.id, paidAt })
    }
  }, funding)
  const gatewayPaymentId = cycle.gateway_payment_id ?? invoice.paymentId
  if (gatewayPaymentId) await refundIfClosed(tx, deps, { accountId, gatewayPaymentId })
}

/** What funds nothing has nothing to certify. */
async function enterCycle(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { cycle, paidAt, isFirst }: PaidCycle & { readonly isFirst: boolean },
): Promise<Write[]> {
  const { account_id: accountId, subscription_id } = cycle
  const certificateId = deps.newId()
  const entries = await entriesOfCycle(tx, cycle)
  if (entries.length === 0) return []
  return [
    ...ledgerWrites(tx, { accountId, recordedAt: deps.clock() }, entries),
    issueGrowingCertificate(tx, 'subscription_id', {
      id: certificateId,
      account_id: accountId,
      subscription_id,
      issued_at: paidAt,
    }),
    ...(isFirst
      ? [
          recordEvent(tx, {
            accountId,
            type: 'certificate.issued',
            subject: { certificateId },
            at: paidAt,
          }),
        ]
      : []),
  ]
}

type PaidCycle = { readonly cycle: CycleRow; readonly paidAt: Date }

const renewal = (tx: Tx, { cycle, paidAt }: PaidCycle): Write =>
  recordEvent(tx, {
    accountId: cycle.account_id,
    type: 'subscription.renewed',
    subject: { subscriptionId: cycle.subscription_id },
    at: paidAt,
  })

type Second = 'second-subscription' | 'second-cycle'

/** What was paid for already. `null`: nothing of it. */
async function secondOf(
  tx: Tx,
  { subscription, cycle }: Pick<Settling, 'subscription' | 'cycle'>,
): Promise<Second | null> {
  if (isUsage(cycle.product)) return null
  if (subscription.activated_at !== null)
    return (await isPeriodPaid(tx, cycle)) ? 'second-cycle' : null
  return (await runsAlready(tx, subscription)) ? 'second-subscription' : null
}

/** Serialises two first payments of one kind; the database refuses the second as well. */
async function runsAlready(tx: Tx, { id, account_id, product }: SubscriptionRow): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${account_id}, 6))`.execute(tx)
  const other = await tx
    .selectFrom('subscription')
    .select('id')
    .where('account_id', '=', account_id)
    .where('product', '=', product)
    .where('id', '<>', id)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

/** It is refunded; a second subscription of one kind ends as well. */
async function refundSecond(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'jobs'>,
  settling: Settling & { readonly second: Second },
): Promise<void> {
  const { subscription, cycle, second } = settling
  const ends = second === 'second-subscription'
  if (ends) await moveSubscriptionTo(tx, deps, subscription, { status: 'canceled' })
  await raise(tx, deps, settling, second)
  const { id: cycleId } = cycle
  await deps.jobs.enqueue(tx, ends ? 'refund-second-subscription' : 'refund-second-cycle', {
    cycleId,
  })
}

function raise(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'jobs'>,
  settling: Settling,
  kind: 'amount-differs' | Second,
): Promise<void> {
  return raiseAlert(tx, deps, { kind, ...aboutOf(settling) })
}

function aboutOf({ subscription, cycle, invoice }: Settling) {
  return {
    subject: invoice.id,
    gatewayPaymentId: cycle.gateway_payment_id ?? '',
    accountId: subscription.account_id,
    purchaseId: null,
    cycleId: cycle.id,
    money: invoice.total,
  }
}

async function isRightAmount(tx: Tx, { cycle, invoice: { total } }: Settling): Promise<boolean> {
  const asked = isUsage(cycle.product)
    ? (await listBillsOf(tx, { accountId: cycle.account_id, cycleId: cycle.id })).map(
        ({ total_minor }) => total_minor,
      )
    : linesOf(cycle).map(({ amountMinor }) => amountMinor)
  const sum = asked.reduce((all, minor) => all + minor, 0)
  return total.minor === sum && total.currency === cycle.currency
}
