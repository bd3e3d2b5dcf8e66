import pg from 'pg'

/** What no upgrade and no restore may change. */
const FACT_TABLES = [
  'impact_ledger_entry',
  'impact_rollup_day',
  'impact_rollup_month',
  'impact_rollup_project',
  'impact_platform_total',
  'ledger_log_leaf',
  'ledger_log_checkpoint',
  'certificate',
  'invoice',
  'purchase',
  'payment',
  'account',
  'price_book',
] as const

export type TableFacts = {
  readonly table: string
  /** Those that it had then: later ones add to them. */
  readonly columns: readonly string[]
  readonly rows: number
  readonly hash: string
}

/** The rows of each table, as a hash of the columns that it has, or that it had when the facts were taken first. */
export async function takeFacts(
  url: string,
  before: readonly TableFacts[] | null = null,
): Promise<TableFacts[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query("set timezone to 'UTC'")
    const facts: TableFacts[] = []
    for (const table of FACT_TABLES) {
      const known = before?.find((each) => each.table === table)?.columns
      const columns = known ?? (await columnsOfTable(client, table))
      const row = `jsonb_build_array(${columns.map((name) => `"${name}"`).join(', ')})::text`
      const { rows } = await client.query<{ rows: number; hash: string }>(
        `select count(*)::int as rows, encode(sha256(convert_to(coalesce(string_agg(${row}, E'\\n' order by ${row} collate "C"), ''), 'UTF8')), 'hex') as hash from ${table}`,
      )
      facts.push({ table, columns, rows: rows[0]?.rows ?? 0, hash: rows[0]?.hash ?? '' })
    }
    return facts
  } finally {
    await client.end()
  }
}

async function columnsOfTable(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2 order by 1',
    ['public', table],
  )
  if (rows.length === 0) throw new Error(`there is no table ${table}`)
  return rows.map(({ name }) => name)
}

/** The tables whose rows differ, with how many there were and are. */
export function differences(before: readonly TableFacts[], after: readonly TableFacts[]): string[] {
  return before.flatMap(({ table, rows, hash }) => {
    const now = after.find((each) => each.table === table)
    if (now?.hash === hash) return []
    return [`${table}: ${rows} rows before, ${now?.rows ?? 0} after, and not the same`]
  })
}

/** Waits until what is in the ledger is in the public log too: it is appended a moment later. */
export async function untilLogged(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    for (let turn = 0; turn < 120; turn += 1) {
      const { rows } = await client.query<{ waiting: number }>(
        'select count(*)::int as waiting from ledger_log_queue',
      )
      if (rows[0]?.waiting === 0) return
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    throw new Error('the ledger was not logged within a minute')
  } finally {
    await client.end()
  }
}
