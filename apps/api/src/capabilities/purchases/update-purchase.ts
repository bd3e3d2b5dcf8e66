import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Purchase, UpdatePurchase } from '@understory/contracts/offsetting.ts'
import type { RefusalCode } from '@understory/contracts/refusals.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  type ChangeablePurchase,
  type ChangeRefusal,
  decideChange,
  type PurchaseChange,
} from '@understory/domain/certificates/date-lock.ts'
import { moveEffectiveDates } from '@understory/domain/ledger/entries.ts'
import {
  type CalendarDate,
  type DateRange,
  dayOf,
  parseCalendarDate,
} from '@understory/domain/quantity/calendar.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { transact } from '../../http/transact.ts'
import { appendToLedger, listEntriesOf } from '../impact/public.ts'
import { presentPurchase } from './present-purchase.ts'
import { findPurchase, loadPurchase, lockPurchase, type PurchaseRow } from './purchase-records.ts'

type Asked = BodyOf<typeof UpdatePurchase>

const REFUSAL: Record<ChangeRefusal, { code: RefusalCode; field: string; message: string } | null> =
  {
    DATE_LOCKED: null,
    BAD_DATE_RANGE: {
      code: 'BAD_REQUEST',
      field: 'effectiveFrom',
      message: 'Please choose a date.',
    },
    DATE_OUT_OF_RANGE: {
      code: 'BAD_REQUEST',
      field: 'effectiveFrom',
      message: 'Please choose a date within five years of today.',
    },
    BAD_REFERENCE: {
      code: 'BAD_REQUEST',
      field: 'reference',
      message: 'Please use one line of at most 80 characters.',
    },
  }

/**
 * Changes how a purchase is shown, or assigns its date or reference, which locks both. When the date
 * moves, the ledger follows with reversals and new entries in the same transaction.
 */
export function updatePurchase(
  deps: Pick<Deps, 'db' | 'clock' | 'purchaseKinds'>,
  wanted: { id: string; accountId: string },
  asked: Asked,
): Promise<Purchase | Refused> {
  return transact(deps.db, async (tx) => {
    await lockPurchase(tx, wanted.id)
    const row = await findPurchase(tx, wanted)
    if (!row) return refuse('PURCHASE_NOT_FOUND')
    if (row.status !== 'paid') return refuse('PURCHASE_UPDATE_FAILED')
    const decided = decideChange(toChangeable(row), toChange(asked), dayOf(deps.clock()))
    if (!decided.ok) return refuseChange(decided.refusal)
    const { purchase } = decided
    const now = deps.clock()
    const revision = decided.movesDates
      ? await moveInLedger(tx, row, purchase.effective, now)
      : row.ledger_revision
    await tx
      .updateTable('purchase')
      .set({
        reference: purchase.reference,
        theme: purchase.theme,
        hide_cost: purchase.hideCost,
        address_on_certificate: purchase.addressOnCertificate,
        effective_from: purchase.effective.from,
        effective_to: purchase.effective.to,
        ledger_revision: revision,
        ...(decided.locks && { date_locked_at: now }),
      })
      .where('id', '=', row.id)
      .execute()
    return presentPurchase(deps, await loadPurchase(tx, row.id))
  })
}

function refuseChange(refusal: ChangeRefusal): Refused {
  const problem = REFUSAL[refusal]
  return problem ? refuse(problem.code, [problem]) : refuse('DATE_LOCKED')
}

function toChangeable(row: PurchaseRow): ChangeablePurchase {
  return {
    effective: { from: row.effective_from as CalendarDate, to: row.effective_to as CalendarDate },
    reference: row.reference,
    footprintPeriod: null,
    theme: row.theme,
    hideCost: row.hide_cost,
    addressOnCertificate: row.address_on_certificate,
    isDateLocked: row.date_locked_at !== null,
  }
}

function toChange({ effectiveFrom, ...rest }: Asked): PurchaseChange {
  const date = effectiveFrom === undefined ? null : parseCalendarDate(effectiveFrom)
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return date ? { ...given, effective: { from: date, to: date } } : given
}

async function moveInLedger(
  tx: Tx,
  row: PurchaseRow,
  range: DateRange,
  now: Date,
): Promise<number> {
  const moved = moveEffectiveDates(await listEntriesOf(tx, [row.id]), range)
  await appendToLedger(tx, { accountId: row.account_id, recordedAt: now }, moved)
  return Math.max(row.ledger_revision, ...moved.map((entry) => entry.revision))
}
