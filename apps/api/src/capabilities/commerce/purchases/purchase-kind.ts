import type { Obstacle } from '@understory/contracts/commerce/purchases/obstacles.ts'
import type { Quote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { DateRange } from '@understory/domain/calendar/calendar.ts'
import type { Clock } from '@understory/ports/clock.ts'
import type { Write } from '../../../database/write-together.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { PurchaseRow } from './purchase-records.ts'
import type { QuoteRow } from './quote/quote-records.ts'

/** What a quote is for, as the database has it. */
export type QuoteKind = QuoteRow['kind']

/** What the operations of a kind depend on. */
export type KindDeps = {
  readonly clock: Clock
  readonly newId: () => string
  readonly jobs: Pick<JobQueue, 'enqueue'>
}

export type Settled = {
  readonly purchase: PurchaseRow
  readonly range: DateRange
  readonly paidAt: Date
}

/**
 * What a purchase of one kind is, besides being paid for. Each capability that sells says what its kinds
 * are; `apps/api/src/from-manifests/purchase-kinds.ts` is the table of them.
 */
export type PurchaseKind = {
  /** The middle of the product's name, as in personal-instant-onetime. */
  readonly product: string
  /** Whether it is for someone else. */
  readonly isGift: boolean
  /** When what was chosen is delivered to others; without it, nothing is. */
  readonly deliveryOf?: (db: Database, quoteId: string) => Promise<Quote['delivery']>
  /** Whether the account may buy the quote; for any other account it does not exist. */
  readonly isFor: (db: Database, quote: QuoteRow, accountId: string) => Promise<boolean>
  /** What a quote names that is of no account yet becomes the buyer's, as its purchase begins. */
  readonly claim?: (tx: Tx, quoteId: string) => Promise<void>
  /** What would be refused as its purchase begins, as far as it is known before; nothing is locked for it. */
  readonly obstacle?: (db: Database, quoteId: string) => Promise<Obstacle>
  /** Paid for twice: what it is for was paid for before, and may count once. Asked under lock, as it is settled. */
  readonly isDuplicate: (tx: Tx, purchase: PurchaseRow) => Promise<boolean>
  /** Records its impact and certificates once it is paid. */
  readonly settle: (tx: Tx, deps: KindDeps, settled: Settled) => Promise<Write[]>
  /** It was refunded: reverses its impact. */
  readonly refund: (tx: Tx, deps: KindDeps, purchase: PurchaseRow) => Promise<void>
  /** The refund failed: it counts again. Returns the new ledger revision of the purchase. */
  readonly restore: (tx: Tx, deps: KindDeps, purchase: PurchaseRow) => Promise<number | null>
  /** What quotes of it are for beyond their quantities, in words; by quote. */
  readonly covers: (
    db: Database | Tx,
    quoteIds: readonly string[],
    reader: Reader,
  ) => Promise<ReadonlyMap<string, readonly string[]>>
  readonly receipt: Receipt
}

/** Whoever buys it, or anyone who holds its certificate. */
export type Reader = 'buyer' | 'anyone'

/** The quantities say all of it. */
export const coversNothingMore: PurchaseKind['covers'] = async () => new Map()

/** The words of its receipt. */
export type Receipt = {
  readonly heading: () => string
  readonly paragraphs: (total: string) => string[]
  readonly action: (purchase: PurchaseRow) => { readonly label: string; readonly path: string }
}

export type PurchaseKinds = Readonly<Record<QuoteKind, PurchaseKind>>

export function kindOf(
  { purchaseKinds }: { readonly purchaseKinds: PurchaseKinds },
  { quote_kind }: Pick<PurchaseRow, 'quote_kind'>,
): PurchaseKind {
  return purchaseKinds[quote_kind]
}
