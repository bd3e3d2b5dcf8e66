import type { ShownAnswer } from '@understory/contracts/footprints/answers.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { exchangeRate } from '@understory/domain/footprints/company-footprints/estimate/money.ts'
import { checkAnswer } from '@understory/domain/footprints/suppliers/answer-checks.ts'
import {
  hybridAnswer,
  upstreamShareOf,
} from '@understory/domain/footprints/suppliers/hybrid-answer.ts'
import { answerForLines } from '@understory/domain/footprints/suppliers/spread-answer.ts'
import { shownOfRelease } from '../answers/public.ts'
import type { SupplierLineRow } from './supplier-records.ts'

export type SupplierRequestKey = {
  readonly supplierRequestId: string
  readonly accountId: string
}

/** One request, which nobody else decides meanwhile. */
export function lockSupplierRequest(tx: Tx, { supplierRequestId, accountId }: SupplierRequestKey) {
  return tx
    .selectFrom('supplier_request')
    .selectAll()
    .where('id', '=', supplierRequestId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}
export type SupplierRequestRow = NonNullable<Awaited<ReturnType<typeof lockSupplierRequest>>>

/** What the supplier released to the account and has not taken back. */
export async function releaseOf(db: Database | Tx, requestId: string) {
  const release = await db
    .selectFrom('answer_release')
    .select(['id', 'level', 'shown', 'statement', 'released_at'])
    .where('request_id', '=', requestId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return release && { ...release, shown: shownOfRelease(release.shown) }
}
export type ReleaseOfRequest = NonNullable<Awaited<ReturnType<typeof releaseOf>>>

/** What was billed by the supplier and what the lines come to, in hundredths of its money; `null`: not by money. */
function billedOf({ method, customerAmount }: ShownAnswer, lines: readonly SupplierLineRow[]) {
  if ((method !== 'revenue-share' && method !== 'hybrid') || !customerAmount) return null
  const books = lines.reduce((sum, { spend }) => {
    const [to, from] = [
      exchangeRate(customerAmount.unit, spend.year),
      exchangeRate(spend.currency, spend.year),
    ]
    const isSame = spend.currency === customerAmount.unit
    return sum + (isSame ? spend.amount : from && to ? (spend.amount * to) / from : Number.NaN)
  }, 0)
  if (!Number.isFinite(books)) return null
  return {
    stated: Math.round(Number(customerAmount.amount) * 100),
    books: Math.round(books * 100),
  }
}

/** What an answer counts for lines of spending, in grams, and what a review finds. */
export function reviewOf(
  shown: ShownAnswer,
  request: Pick<SupplierRequestRow, 'from_month' | 'to_month'>,
  lines: readonly SupplierLineRow[],
) {
  const billed = billedOf(shown, lines)
  const counted = countedOf(shown, lines, billed)
  return {
    counted,
    checks: checkAnswer({
      ...shown,
      isHybrid: counted?.isHybrid ?? false,
      customerPeriod: { from: monthOf(request.from_month), to: monthOf(request.to_month) },
      hasBothScopeTwo: shown.scope2LocationGrams === null ? null : shown.scope2MarketGrams !== null,
      billed: lines.length === 0 ? null : billed,
    }),
  }
}

/** What it counts, and of that the supplier's own scopes 1 and 2; `null`: it cannot stand for spending. */
function countedOf(
  shown: ShownAnswer,
  lines: readonly SupplierLineRow[],
  billed: ReturnType<typeof billedOf>,
) {
  const forLines = (grams: number) =>
    billed ? answerForLines(grams, { billed: billed.stated, picked: billed.books }) : grams
  const { allocatedGrams, scopes12Grams, coverage, sector, country, period } = shown
  if (coverage === 'cradle-to-gate') {
    const grams = forLines(allocatedGrams)
    return {
      grams,
      scopes12Grams: shareOfGrams(grams, scopes12Grams, allocatedGrams),
      isHybrid: false,
    }
  }
  // Of scopes 1 and 2 alone: what the supplier buys is the benchmark of the spending.
  const upstreamShare = upstreamShareOf({ sector, country, year: Number(period.to.slice(0, 4)) })
  const benchmarkGrams = lines.reduce(
    (sum, { co2e_grams, replaced_grams }) => sum + (replaced_grams ?? co2e_grams),
    0,
  )
  if (upstreamShare === null || benchmarkGrams === 0) return null
  const own = { scopes12Grams: forLines(scopes12Grams), benchmarkGrams, upstreamShare }
  return { ...hybridAnswer(own), isHybrid: true }
}

const shareOfGrams = (grams: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(grams, Math.round((grams * part) / whole))
