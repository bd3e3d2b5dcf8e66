import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { orderSaltOf } from '@understory/ledger-log/commitments.ts'
import { entryLineOfOrders, lineOfOrder } from '@understory/ledger-log/orders/orders-file.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { storedSecretOf } from '../../proof/public-log/public.ts'

const LINES_A_PAGE = 1_000

type OfAccount = { readonly accountId: string; readonly billId: string }

/** All orders of a bill, with what makes the roots of its entries in the public log again; a page in memory at a time. */
export async function streamOrdersFile(
  db: Database,
  { accountId, billId }: OfAccount,
): Promise<ReadableStream<Uint8Array> | Refused> {
  const bill = await db
    .selectFrom('store_bill')
    .select(['id', 'store_id', 'number'])
    .where('account_id', '=', accountId)
    .where('id', '=', billId)
    .executeTakeFirst()
  if (!bill) return refuse('RESOURCE_NOT_FOUND')
  const entries = await newestEntries(db, { accountId, billId })
  const secret = await asPlatform(() => storedSecretOf(db, accountId))
  if (entries.size === 0 || !secret) return refuse('BILL_NOT_IN_LEDGER')
  const of = { billId, secret, entries }
  const read = (after: number) => readLines(db, { accountId, ...bill, after })
  return streamOf(linesOfFile(of, read))
}

/** The entries of a bill in the ledger by their places in it; of one that was entered again, the newest. */
async function newestEntries(db: Database, { accountId, billId }: OfAccount) {
  const entries = await db
    .selectFrom('impact_ledger_entry')
    .select(['part', 'id'])
    .where('account_id', '=', accountId)
    .where('source_id', '=', billId)
    .where('source_kind', '=', 'order-contribution')
    .orderBy('part')
    .orderBy('revision')
    .execute()
  return new Map(entries.map(({ part, id }) => [part, id]))
}

type OrdersFileLine = Awaited<ReturnType<typeof readLines>>[number]

type OrdersFilePage = {
  readonly accountId: string
  readonly store_id: string
  readonly number: number
  /** The last line that was read. */
  readonly after: number
}

function readLines(db: Database, { accountId, store_id, number, after }: OrdersFilePage) {
  return db
    .selectFrom('store_bill_order')
    .select(['line', 'entry', 'external_id', 'quantity', 'unit'])
    .where('account_id', '=', accountId)
    .where('store_id', '=', store_id)
    .where('bill_number', '=', number)
    .where('line', '>', after)
    .orderBy('line')
    .limit(LINES_A_PAGE)
    .execute()
}

type Bill = {
  readonly billId: string
  readonly secret: Uint8Array
  readonly entries: ReadonlyMap<number, number>
}

/** The text, a page at a time. Lines of nothing come last on a bill, so behind all of its entries. */
async function* linesOfFile(
  { billId, secret, entries }: Bill,
  read: (after: number) => Promise<readonly OrdersFileLine[]>,
): AsyncGenerator<string> {
  const waiting = [...entries]
  const entriesUpTo = (part: number) => {
    const due = waiting.filter((entry) => entry[0] <= part)
    waiting.splice(0, due.length)
    return due.map((entry) => entryLineOfOrders(...entry)).join('')
  }
  for (let after = 0; ; ) {
    const page = await read(after)
    const text = page.map(({ line, entry, external_id: order, quantity, unit }) => {
      const salt = orderSaltOf(secret, billId, line)
      const own = { line, order, quantity, unit: unit, salt }
      return entriesUpTo(entry ?? Infinity) + lineOfOrder(own)
    })
    after = page.at(-1)?.line ?? after
    const isLast = page.length < LINES_A_PAGE
    yield text.join('') + (isLast ? entriesUpTo(Infinity) : '')
    if (isLast) return
  }
}

/** Read as it is sent, by who began it: what is read later is read within the same rows. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const withinSameRows = AsyncLocalStorage.snapshot()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(file) {
      const { done, value } = await withinSameRows(() => lines.next())
      if (done) file.close()
      else file.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}
