import { AsyncLocalStorage } from 'node:async_hooks'
import { isOrderSide } from '@understory/database/citus/order-side.ts'
import { tablesNamed } from '@understory/database/citus/wall-breach.ts'
import pg from 'pg'

type OrderSideAloneSent = { readonly text: string; readonly values: readonly unknown[] }
type Failing = { readonly written: OrderSideAloneSent[]; isLost: boolean }

const failing = new AsyncLocalStorage<Failing>()

/** Also by the functions of the database that write orders. */
const WRITES = /\b(?:insert into|update|delete from|select (?:store|save)_orders\b)/i
const BY_FUNCTION = /\bselect (?:store|save)_orders\b/

const isOrderWrite = (text: string) =>
  WRITES.test(text) && (BY_FUNCTION.test(text) || tablesNamed(text).some(isOrderSide))

/**
 * A failure between the two sides: what work writes of orders is committed, as by the servers that have them, and
 * what it writes of the books is lost. Returns how many statements the orders took.
 */
export async function orderSideAlone(url: string, work: () => Promise<unknown>): Promise<number> {
  const lost: Failing = { written: [], isLost: false }
  const restore = interceptQueries()
  try {
    await failing.run(lost, work).catch((fault: unknown) => {
      if (!(fault instanceof BooksLost)) throw fault
    })
  } finally {
    restore()
  }
  if (!lost.isLost) throw new Error('nothing was committed, so nothing was lost')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  for (const { text, values } of lost.written) await client.query(text, [...values])
  await client.query('commit')
  await client.end()
  return lost.written.length
}

class BooksLost extends Error {}

function interceptQueries(): () => void {
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, given] = args
    const current = failing.getStore()
    const { text, values } =
      typeof query === 'string'
        ? { text: query, values: given }
        : (query as Partial<OrderSideAloneSent>)
    if (current && text?.toLowerCase() === 'commit') {
      current.isLost = true
      return Reflect.apply(original, this, ['rollback']).then(() => {
        throw new BooksLost('the books are lost')
      })
    }
    if (current && text && isOrderWrite(text))
      current.written.push({ text, values: Array.isArray(values) ? [...values] : [] })
    return Reflect.apply(original, this, args)
  } as typeof original
  return () => {
    pg.Client.prototype.query = original
  }
}
