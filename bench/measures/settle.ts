import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createPool } from '@understory/database/connect.ts'
import pg from 'pg'
import { type ApiCall, createApi } from '../../apps/api/src/app.ts'
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { type Awaiting, fillAwaiting } from '../awaiting-purchases.ts'
import { withDatabase } from '../database.ts'
import { interleave } from '../interleave.ts'
import type { Measure } from '../measure.ts'

const BATCH = 400
const PAIRS = 5
const AT_ONCE = 12
const SECRET = 'whsec_for_the_bench_only'

/** One statement as it went to the database. */
type Statement = { readonly text: string; readonly values: readonly unknown[] }

/**
 * From the signed event to the committed ledger, invoice, certificate and queued receipt, against the
 * very statements that this sends, sent bare: same round trips, same connections, same durability.
 */
export const settle: Measure = {
  id: 'settle',
  what: 'Paid purchases settled per second: signed event to committed ledger, against the same SQL bare',
  unit: 'purchases/s',
  goal: { ratio: 0.5, is: 'at least' },
  run: () =>
    withDatabase(async (url) => {
      const pool = createPool(url, AT_ONCE)
      const awaiting = await fillAwaiting(pool, 2 + BATCH * 2 * (PAIRS + 1))
      const { deps, close } = await compose(readConfig(settings(url)), { isWorker: false })
      const api = createApi(deps)
      const next = () => {
        const purchase = awaiting.pop()
        if (!purchase) throw new Error('too few purchases were made ready')
        return purchase
      }
      // The first one opens connections and caches; the second is written down.
      await tell(api, next())
      const sample = next()
      const statements = await statementsOf(() => tell(api, sample))
      const { ours, reference, ratioOfTimes } = await interleave({
        pairs: PAIRS,
        ours: () => inParallel(() => tell(api, next())),
        reference: () => inParallel(() => send(pool, { statements, sample }, next())),
      })
      await assertAllSettled(pool)
      await close()
      await pool.end()
      return [
        {
          ours: BATCH / ours.seconds,
          reference: BATCH / reference.seconds,
          ratio: 1 / ratioOfTimes,
          note: `${AT_ONCE} at once, ${statements.length} statements each, ${micros(ours)} against ${micros(reference)} CPU-µs`,
        },
      ]
    }),
}

const micros = ({ cpuMicros }: { cpuMicros: number }) => Math.round(cpuMicros / BATCH)

async function inParallel(work: () => Promise<void>): Promise<void> {
  let left = BATCH
  const lane = async () => {
    while (left > 0) {
      left -= 1
      await work()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

async function tell(api: ApiCall, { event }: Awaiting): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', SECRET).update(`${seconds}.${event}`).digest('hex')
  const request = new Request('http://understory.test/api/payments/webhook', {
    method: 'POST',
    body: event,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${seconds},v1=${digest}`,
    },
  })
  const response = await api(request, { ip: '203.0.113.1', requestId: 'bench' })
  if (response.status !== 200) throw new Error(`settling answered ${response.status}`)
}

async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const kept = pg.Client.prototype.query
  const statements: Statement[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [text, values] = args
    if (typeof text === 'string') {
      statements.push({ text, values: Array.isArray(values) ? [...values] : [] })
    }
    return Reflect.apply(kept, this, args)
  } as typeof kept
  await work()
  pg.Client.prototype.query = kept
  return statements
}

type Recorded = { readonly statements: readonly Statement[]; readonly sample: Awaiting }

/** The recorded statements, with another purchase in the place of the one they were recorded with. */
async function send(pool: pg.Pool, recorded: Recorded, purchase: Awaiting): Promise<void> {
  const exchange = exchangeOf(recorded.sample, purchase)
  let invoice = 0
  const client = await pool.connect()
  for (const { text, values } of recorded.statements) {
    const own = values.map(exchange)
    const isInvoice = text.startsWith('insert into "invoice"')
    const { rows } = await client.query(
      text,
      isInvoice ? own.map((value) => (typeof value === 'number' ? invoice : value)) : own,
    )
    if (text.startsWith('update "invoice_counter"')) invoice = rows[0].last_number
  }
  client.release()
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Names of the sample become names of the purchase; ids that were made on the way are made anew. */
function exchangeOf(sample: Awaiting, purchase: Awaiting): (value: unknown) => unknown {
  const known = new Map(
    (['purchaseId', 'quoteId', 'accountId', 'paymentId', 'eventId'] as const).map((name) => [
      sample[name],
      purchase[name],
    ]),
  )
  const inText = (text: string) =>
    known.get(text) ?? text.replaceAll(UUID, (id) => known.get(id) ?? randomUUID())
  return (value) => {
    if (typeof value === 'string') return inText(value)
    const isPlain = typeof value === 'object' && value !== null && !(value instanceof Date)
    return isPlain ? JSON.parse(inText(JSON.stringify(value))) : value
  }
}

async function assertAllSettled(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`
    select (select count(*) from instant_purchase where status = 'paid') as paid,
      (select count(*) from impact_ledger_entry) as entries, (select count(*) from invoice) as invoices,
      (select count(*) from pgboss.job where name = 'send-receipt') as receipts`)
  const { paid, entries, invoices, receipts } = rows[0]
  const isRight = entries === 3 * paid && invoices === paid && receipts === paid
  if (!isRight) throw new Error(`not everything was settled: ${JSON.stringify(rows[0])}`)
}

function settings(url: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATABASE_POOL: String(AT_ONCE),
    ORIGIN: 'http://understory.test',
    APP_SECRET: randomBytes(32).toString('hex'),
    PAYMENTS: 'sandbox',
    SANDBOX_URL: 'http://127.0.0.1:1',
    PAYMENTS_WEBHOOK_SECRET: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
  }
}
