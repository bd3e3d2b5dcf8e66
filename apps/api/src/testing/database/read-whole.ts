import pg from 'pg'
import type { Statement } from '../../../../../bench/recorded-statements.ts'
import type { TestApi } from '../start-test-api.ts'

/** Tables whose size does not grow with use, and what is read whole because it is short by nature. */
const SMALL = ['project', 'price_book', 'service_price', 'staff_member', 'impact_platform_total']

const IS_QUERY = /^\s*(select|with|insert|update|delete)\b/i

/** The tables a plan reads from end to end although the planner was asked not to. */
export async function readWhole(
  api: Pick<TestApi, 'deps'>,
  statements: readonly Statement[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: api.deps.config.DATABASE_URL })
  await client.connect()
  const found = new Set<string>()
  try {
    await client.query('set enable_seqscan = off')
    for (const { text, values } of new Map(statements.map((each) => [each.text, each])).values()) {
      if (!IS_QUERY.test(text) || text.includes('pgboss')) continue
      const { rows } = await client.query(`explain (format json) ${text}`, [...values])
      for (const table of scanned(rows[0]['QUERY PLAN'][0].Plan)) {
        if (!SMALL.includes(table)) found.add(`${table}: ${text}`)
      }
    }
  } finally {
    await client.end()
  }
  return [...found]
}

type ReadWholePlan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly ReadWholePlan[]
}

function scanned(plan: ReadWholePlan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []
  return [...own, ...(plan.Plans ?? []).flatMap(scanned)]
}
