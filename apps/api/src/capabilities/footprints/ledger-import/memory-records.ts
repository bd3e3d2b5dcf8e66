import type { Database, Tx } from '@understory/database/connect.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import type { LedgerClass } from '@understory/domain/footprints/ledger-import/classification/ledger-class.ts'
import { headerKey } from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import { StoredReading } from './import-records.ts'

const LONGEST_KEY = 1_000

/** What was decided of accounts and suppliers before. */
export async function rememberedClasses(
  db: Database | Tx,
  accountId: string,
): Promise<ReadonlyMap<string, LedgerClass>> {
  const rows = await db
    .selectFrom('ledger_memory')
    .select(['key', 'value'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'class')
    .execute()
  return new Map(rows.map(({ key, value }) => [key, String(value)]))
}

const columnsKey = (header: readonly string[]) =>
  header.map(headerKey).join('|').slice(0, LONGEST_KEY)

/** How a file with the same header was read before; `null`: there was none. */
export async function rememberedReading(
  db: Database | Tx,
  accountId: string,
  header: readonly string[],
): Promise<StoredReading | null> {
  const row = await db
    .selectFrom('ledger_memory')
    .select('value')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'columns')
    .where('key', '=', columnsKey(header))
    .executeTakeFirst()
  return row ? StoredReading.parse(row.value) : null
}

type Remembering = {
  readonly accountId: string
  readonly at: Date
  readonly header: readonly string[]
  readonly reading: StoredReading
  readonly classes: ReadonlyMap<string, LedgerClass>
}

/** For the file of the next year. What was decided before of the same is replaced. */
export async function remember(
  tx: Tx,
  { accountId, at, header, reading, classes }: Remembering,
): Promise<void> {
  const common = { account_id: accountId, updated_at: at }
  const rows = [
    {
      ...common,
      kind: 'columns' as const,
      key: columnsKey(header),
      value: JSON.stringify(reading),
    },
    ...[...classes]
      .filter(([key]) => key.length <= LONGEST_KEY)
      .map(([key, result]) => ({
        ...common,
        kind: 'class' as const,
        key,
        value: JSON.stringify(result),
      })),
  ]
  for (const slice of rowSlices(rows)) {
    await tx
      .insertInto('ledger_memory')
      .values(slice)
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'kind', 'key']).doUpdateSet((eb) => ({
          value: eb.ref('excluded.value'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      )
      .execute()
  }
}
