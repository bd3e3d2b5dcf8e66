import type {
  Purchase,
  UpdatePurchase,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import type { Tx } from '@understory/database/connect.ts'
import { type DateRange, dayOf, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import {
  type ChangeablePurchase,
  type ChangeRefusal,
  decideChange,
  type PurchaseChange,
} from '@understory/domain/proof/certificates/date-lock.ts'
import { moveEffectiveDates } from '@understory/domain/proof/ledger/entries.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { appendToLedger, listEntriesOf } from '../../proof/ledger/public.ts'
import { coversOf } from './covers-of.ts'
import { findFootprintYear } from './footprint-year.ts'
import { presentPurchase } from './present-purchase.ts'
import { findPurchase, loadPurchase, lockPurchase, type PurchaseRow } from './purchase-records.ts'

type UpdatePurchaseInput = BodyOf<typeof UpdatePurchase>

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

/** What may be assigned to a footprint: vehicles, gifts and stores have claims of their own. */
const ASSIGNABLE = 'business-instant-onetime'

/**
 * Changes how a purchase is shown, or assigns its date, its reference or the year of a footprint, which
 * locks all three. When the date moves, the ledger follows with reversals and new entries in the same
 * transaction.
 */
export function updatePurchase(
  deps: Pick<Deps, 'db' | 'clock' | 'purchaseKinds'>,
  wanted: { id: string; accountId: string },
  asked: UpdatePurchaseInput,
): Promise<Purchase | Refused> {
  return transact(deps.db, async (tx) => {
    await lockPurchase(tx, wanted.id)
    const row = await findPurchase(tx, wanted)
    if (!row) return refuse('PURCHASE_NOT_FOUND')
    if (row.status !== 'paid') return refuse('PURCHASE_UPDATE_FAILED')
    const now = deps.clock()
    const change = await toChange(tx, { row, asked, now })
    if (change instanceof Refused) return change
    const decided = decideChange(toChangeable(row), change, dayOf(now))
    if (!decided.ok) return refuseChange(decided.refusal)
    const { purchase } = decided
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
        footprint_period_from: purchase.footprintPeriod?.from ?? null,
        ...(decided.locks && { date_locked_at: now }),
      })
      .where('id', '=', row.id)
      .execute()
    const covers = await coversOf({ ...deps, db: tx }, [row], 'buyer')
    return presentPurchase(deps, await loadPurchase(tx, row.id), covers(row))
  })
}

function refuseChange(refusal: ChangeRefusal): Refused {
  const problem = REFUSAL[refusal]
  return problem ? refuse(problem.code, [problem]) : refuse('DATE_LOCKED')
}

function toChangeable(row: PurchaseRow): ChangeablePurchase {
  const effective = {
    from: row.effective_from,
    to: row.effective_to,
  }
  return {
    effective,
    reference: row.reference,
    footprintPeriod: row.footprint_period_from === null ? null : effective,
    theme: row.theme,
    hideCost: row.hide_cost,
    addressOnCertificate: row.address_on_certificate,
    isDateLocked: row.date_locked_at !== null,
  }
}

type Asking = { readonly row: PurchaseRow; readonly asked: UpdatePurchaseInput; readonly now: Date }

async function toChange(tx: Tx, { row, asked, now }: Asking): Promise<PurchaseChange | Refused> {
  const { effectiveFrom, footprintYear, ...rest } = asked
  const date = effectiveFrom === undefined ? null : parseCalendarDate(effectiveFrom)
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const change = date ? { ...given, effective: { from: date, to: date } } : given
  if (footprintYear === undefined) return change
  if (row.product !== ASSIGNABLE || row.co2e_grams === 0) return refuseYear(NOT_ASSIGNABLE)
  const wanted = { accountId: row.account_id, from: footprintYear, now }
  const footprintPeriod = await findFootprintYear(tx, wanted)
  return footprintPeriod ? { ...change, footprintPeriod } : refuseYear(NO_SUCH_YEAR)
}

const NOT_ASSIGNABLE = 'Only CO2e that a business bought at once can count for a footprint.'
const NO_SUCH_YEAR = 'Please choose a year of one of your footprints.'

const refuseYear = (message: string) => refuse('BAD_REQUEST', [{ field: 'footprintYear', message }])

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
