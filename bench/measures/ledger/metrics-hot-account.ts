import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { calendarDate } from '@understory/domain/calendar/calendar.ts'
import type pg from 'pg'
import { getMetrics } from '../../../apps/api/src/capabilities/proof/ledger/get-metrics.ts'
import { withDatabase } from '../../database.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'

const HOT = '00000000-0000-4000-8000-000000000001'
const ACCOUNTS = 20_000
const HOT_SHARE = 10
const YEARS = 4
const DAYS_OF_A_YEAR = { fromDate: calendarDate(2025, 1, 1), toDate: calendarDate(2025, 12, 31) }
const REPEATS = 5

/** A year of the account with a tenth of all entries, against the covering-index scan of the same year. */
export const metricsHotAccount: Measure = {
  id: 'metrics-hot-account',
  what: 'Impact of one busy account over a year, against scanning the ledger by its covering index',
  unit: 'ms',
  goal: { ratio: 1 / 50, is: 'at most' },
  run: ({ rows }) =>
    withDatabase(async (url) => {
      const pool = createPool(url, 2)
      pool.on('connect', (client) => client.query('set max_parallel_workers_per_gather = 0'))
      const db = createPlatformDatabase(pool)
      await fillMetricsHotAccount(pool, rows)
      assertSameAnswer(await getMetrics(db, metricsInput()), await scan(pool))
      const { ours, reference, ratioOfTimes } = await interleave({
        ours: repeat(() => getMetrics(db, metricsInput())),
        reference: repeat(() => scan(pool)),
      })
      await db.destroy()
      const ms = (seconds: number) => (seconds * 1000) / REPEATS
      const note = `${rows.toLocaleString('en-GB')} entries, ${(rows / HOT_SHARE).toLocaleString('en-GB')} of the account`
      return [
        { ours: ms(ours.seconds), reference: ms(reference.seconds), ratio: ratioOfTimes, note },
      ]
    }),
}

const metricsInput = () => ({
  accountId: HOT,
  ...DAYS_OF_A_YEAR,
  fallbackToAllProductsIfEmpty: true,
})

const repeat = (work: () => Promise<unknown>) => async () => {
  for (let count = 0; count < REPEATS; count += 1) await work()
}

async function scan(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ impact: string; quantity: number }>(
    `select impact, sum(quantity)::bigint as quantity from impact_ledger_entry
     where account_id = $1 and effective_from between $2 and $3 group by impact`,
    [HOT, DAYS_OF_A_YEAR.fromDate, DAYS_OF_A_YEAR.toDate],
  )
  return new Map(rows.map(({ impact, quantity }) => [impact, quantity]))
}

function assertSameAnswer(
  metrics: Awaited<ReturnType<typeof getMetrics>>,
  scanned: Map<string, number>,
): void {
  const isSame = 'totals' in metrics && metrics.totals.milliTrees === scanned.get('trees')
  if (!isSame) throw new Error('the day totals and the ledger do not give the same answer')
}

/**
 * Entries of four years, a tenth of them of one account; the day totals are filled by one sum,
 * day after day, as time would have written them.
 */
async function fillMetricsHotAccount(pool: pg.Pool, rows: number): Promise<void> {
  // A load of this size takes longer than the statement timeout of a web request.
  const client = await pool.connect()
  const run = (text: string) => client.query({ text, query_timeout: 3_600_000 } as pg.QueryConfig)
  await run(`
    insert into account select ${account('n')}, 'business', 'Account ' || n, 'GB'
    from generate_series(1, ${ACCOUNTS}) as n`)
  await run('alter table impact_ledger_entry disable trigger user')
  await run(`
    insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind,
      source_id, revision, part, effective_from, effective_to, basis, recorded_at)
    select case when n % ${HOT_SHARE} = 0 then '${HOT}'::uuid
        else ${account(`1 + (n * 7919) % ${ACCOUNTS}`)} end,
      p.impact, 1 + n % 1000, p.id, 'business-instant-onetime', 'purchase', ${account('n')}, 1, 1,
      day, day, 'bench', day
    from generate_series(1::bigint, ${rows}) as n
    join lateral (select date '2023-01-01' + ((n * 104729) % ${YEARS * 365})::int as day) as d on true
    join (select id, impact, row_number() over (order by impact) as place from project where is_default) as p
      on p.place = 1 + n % 3`)
  await run(`
    insert into impact_rollup_day
    select account_id, effective_from, product, impact, sum(quantity)
    from impact_ledger_entry group by 1, 2, 3, 4 order by 2, 1, 3, 4`)
  await run(`
    insert into impact_rollup_month
    select account_id, date_trunc('month', day::timestamp)::date, product, impact, sum(quantity)
    from impact_rollup_day group by 1, 2, 3, 4 order by 2, 1, 3, 4`)
  await run('alter table impact_ledger_entry enable trigger user')
  await run('vacuum analyze impact_ledger_entry')
  await run('vacuum analyze impact_rollup_day')
  await run('vacuum analyze impact_rollup_month')
  client.release()
}

/** A number as an account. */
function account(n: string): string {
  return `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
}
