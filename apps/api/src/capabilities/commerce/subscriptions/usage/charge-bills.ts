import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { USAGE_PRODUCT } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import { money } from '@understory/domain/quantity/money.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { groupWaitingCharges } from '../../../stores/bills/public.ts'
import { findCustomer, settleWithinSupply } from '../../payments/public.ts'
import { applyInvoice } from '../cycles/apply-invoice.ts'

type ChargeBillsDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'jobs' | 'payments' | 'crashPoint'
>

const CHARGE_BILLS_BATCH_SIZE = 200

type Payer = { readonly account_id: string; readonly gateway_id: string }

/**
 * Sends the bills that wait to the provider, those of one account on one invoice. Bills of a cycle wait until
 * the provider has turned it too, so that its own invoice of the cycle takes nothing of them; those of an
 * account whose last payment failed for good wait until that is paid.
 */
export async function chargeBills(deps: ChargeBillsDeps): Promise<void> {
  const { rows } = await sql<Payer>`
    select s.account_id, s.gateway_id from subscription s
    where s.product = ${USAGE_PRODUCT} and s.ended_at is null and s.gateway_id is not null
      and s.status in ('active', 'failed', '3ds_pending') and exists (
        select from store_bill_charge c
          join store_bill b on (b.account_id, b.id) = (c.account_id, c.bill_id)
        where c.account_id = s.account_id and c.status = 'waiting' and c.charged_by = 'card'
          and (s.ending_at is not null or (b.until_at at time zone 'UTC')::date <= s.current_from))
    order by s.account_id limit ${CHARGE_BILLS_BATCH_SIZE}`.execute(deps.db)
  for (const payer of rows) {
    try {
      await chargeBillsOf(deps, payer)
    } catch (fault) {
      deps.log.warn(
        { accountId: payer.account_id, err: fault },
        'the bills of stores were not sent',
      )
    }
  }
}

async function chargeBillsOf(
  deps: ChargeBillsDeps,
  { account_id, gateway_id }: Payer,
): Promise<void> {
  const customerId = await findCustomer(deps, account_id)
  const group = await groupWaiting(deps, account_id)
  const [first] = group
  if (!first || !customerId) return
  await deps.crashPoint('bills-grouped')
  const invoice = await deps.payments.invoiceUsage(gateway_id, {
    usageId: first.cycle_id,
    customerId,
    lines: group.map((bill) => ({
      id: bill.id,
      money: money(bill.total_minor, bill.currency),
      text: wordsOfBill(bill),
    })),
    // The provider counts whole seconds, by a clock of its own.
    since: new Date(Math.min(...group.map(({ created_at }) => created_at.getTime())) - 60_000),
  })
  await deps.crashPoint('bills-sent')
  await settleWithinSupply(deps, (tx) => applyInvoice(tx, deps, invoice))
  await deps.crashPoint('bills-recorded')
}

type WaitingBill = {
  readonly id: string
  readonly cycle_id: string
  readonly total_minor: number
  readonly currency: 'GBP' | 'EUR' | 'USD'
  readonly created_at: Date
  readonly from_at: Date
  readonly until_at: Date
  readonly orders: number
  readonly name: string
}

function groupWaiting(deps: ChargeBillsDeps, accountId: string): Promise<WaitingBill[]> {
  const cycleId = deps.newId()
  return transact(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 7))`.execute(tx)
    await groupWaitingCharges(tx, { accountId, cycleId })
    const { rows } = await sql<WaitingBill>`
      select b.id, c.cycle_id, b.total_minor, b.currency, b.created_at, b.from_at, b.until_at, b.orders,
        t.name
      from store_bill_charge c
        join store_bill b on (b.account_id, b.id) = (c.account_id, c.bill_id)
        join store t on (t.account_id, t.id) = (b.account_id, b.store_id)
      where c.account_id = ${accountId} and c.status = 'waiting' and c.cycle_id = (
        select min(cycle_id::text)::uuid from store_bill_charge o
        where o.account_id = c.account_id and o.status = 'waiting')
      order by t.name, b.id`.execute(tx)
    return rows
  })
}

function wordsOfBill({ name, orders, from_at, until_at }: WaitingBill): string {
  const last = dayOf(new Date(until_at.getTime() - 1))
  const many = orders === 1 ? '1 order' : `${orders} orders`
  return `${name}: ${many}, ${longDate(dayOf(from_at))} to ${longDate(last)}`.slice(0, 250)
}
