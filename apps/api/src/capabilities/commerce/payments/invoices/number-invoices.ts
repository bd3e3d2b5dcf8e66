import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { recordEvents } from '../../../developers/events/public.ts'
import { highestNumber, reserveNumbers } from './reserve-numbers.ts'

/** Numbered in one transaction. */
const NUMBER_INVOICES_BATCH_SIZE = 1_000
/** One process at a time holds this lock and numbers; the others wait for its commit. */
const SEQUENCER = 60

type NumberingDeps = Pick<Deps, 'db' | 'jobs' | 'crashPoint' | 'logCopy' | 'log'>
type Numbered = {
  readonly id: string
  readonly account_id: string
  readonly issued_at: Date
  readonly purchase_id: string | null
  readonly cycle_id: string | null
}

/**
 * Numbers the invoices that were committed without a number, oldest first, and queues their receipts in
 * the same transaction. If it is interrupted, the next run finds what is left. Numbers are reserved outside the
 * database first; where that is not possible, invoices wait.
 */
export async function numberInvoices(deps: NumberingDeps): Promise<void> {
  for (;;) {
    const waiting = await countUnnumbered(deps)
    if (waiting === 0) return
    const upTo = await mayNumberTo(deps, waiting)
    if (upTo === null) return
    await transact(deps.db, (tx) => numberNext(tx, deps, upTo))
  }
}

async function countUnnumbered({ db }: NumberingDeps): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from invoice where number is null limit ${NUMBER_INVOICES_BATCH_SIZE}) waiting`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

async function mayNumberTo(deps: NumberingDeps, waiting: number): Promise<number | null> {
  try {
    const upTo = await reserveNumbers(deps, (await highestNumber(deps.db)) + waiting)
    if (upTo === null)
      deps.log.error('no invoice is numbered: this database is older than its numbers')
    return upTo
  } catch (err) {
    deps.log.error({ err }, 'no invoice is numbered: no number can be reserved')
    return null
  }
}

async function numberNext(tx: Tx, deps: NumberingDeps, upTo: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SEQUENCER})`.execute(tx)
  // A statement of its own: it has to see what the previous holder of the lock committed.
  const { rows } = await sql<Numbered>`
    with waiting as (
      select id, issued_at from invoice where number is null order by issued_at, id limit ${NUMBER_INVOICES_BATCH_SIZE}),
    next as (
      select id, row_number() over (order by issued_at, id) + greatest(
        (select max(number) from invoice where legal_entity = 'default'),
        (select max(last_number) from invoice_number_gap where legal_entity = 'default'), 0) as number
      from waiting)
    update invoice i set number = next.number from next
    where next.id = i.id and next.number <= ${upTo}
    returning i.id, i.account_id, i.issued_at, i.purchase_id, i.cycle_id`.execute(tx)
  await deps.jobs.enqueueAll(
    tx,
    'send-receipt',
    rows.flatMap(({ purchase_id }) => (purchase_id ? [{ purchaseId: purchase_id }] : [])),
  )
  await deps.jobs.enqueueAll(
    tx,
    'send-cycle-receipt',
    rows.flatMap(({ cycle_id }) => (cycle_id ? [{ cycleId: cycle_id }] : [])),
  )
  await recordEvents(
    tx,
    rows.map(({ id: invoiceId, account_id: accountId, issued_at: at }) => ({
      accountId,
      type: 'invoice.issued',
      subject: { invoiceId },
      at,
    })),
  )
  if (rows.length > 0) await deps.crashPoint('invoices-before-commit')
}
