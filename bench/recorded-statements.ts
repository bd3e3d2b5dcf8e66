import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** One statement as it went to the database. */
export type Statement = {
  /** Of a statement that is parsed and planned once on each connection. */
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** What differs between two pieces of work: ids by name. */
export type Names = Readonly<Record<string, string>>

/** The statements that a piece of work sends, and not those of anything that runs beside it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const original = pg.Client.prototype.query
  const statements: Statement[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args
    if (!isRecorded.getStore()) return Reflect.apply(original, this, args)
    if (typeof query === 'string') {
      statements.push({ text: query, values: Array.isArray(values) ? [...values] : [] })
    } else if (isNamed(query)) statements.push({ ...query, values: [...query.values] })
    return Reflect.apply(original, this, args)
  } as typeof original
  await isRecorded.run(true, work)
  pg.Client.prototype.query = original
  return statements
}

const isRecorded = new AsyncLocalStorage<true>()

const isNamed = (query: unknown): query is Statement =>
  typeof query === 'object' && query !== null && 'name' in query && 'text' in query

type Recorded = { readonly statements: readonly Statement[]; readonly sample: Names }

/** The recorded statements, with other names in the place of those they were recorded with. */
export async function sendRecorded(pool: pg.Pool, recorded: Recorded, names: Names): Promise<void> {
  const exchange = exchangeOf(recorded.sample, names)
  const client = await pool.connect()
  for (const statement of recorded.statements) {
    await client.query({ ...statement, values: statement.values.map(exchange) })
  }
  client.release()
}

const ANY_UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Names of the sample become the others; ids that were created on the way are created again. */
function exchangeOf(sample: Names, names: Names): (value: unknown) => unknown {
  const known = new Map(Object.entries(sample).map(([name, id]) => [id, names[name] ?? id]))
  const inText = (text: string) =>
    known.get(text) ?? text.replaceAll(ANY_UUID, (id) => known.get(id) ?? randomUUID())
  return (value) => {
    if (typeof value === 'string') return inText(value)
    const isPlain = typeof value === 'object' && value !== null && !(value instanceof Date)
    return isPlain ? JSON.parse(inText(JSON.stringify(value))) : value
  }
}
