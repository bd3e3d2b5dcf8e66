import { CAPABILITIES } from '../capabilities.ts'
import type { ExportedTable, OwnedTable, TableName } from '../owned-table.ts'

/** What the plumbing stores, which no capability knows of. */
const OF_THE_HOUSE = {
  account_write: {
    whenAccountCloses: 'stays: a number that names nothing',
    modes: 'both',
    retention: 'yours',
    notExported: "a place in the database's log",
  },
  audit_entry: { modes: 'both', retention: 'trail', exported: { of: 'account' } },
  rate_limit: { modes: 'both', retention: 'waiting' },
  schema_migration: { modes: 'both', retention: 'common' },
  schema_migration_checksum: { modes: 'both', retention: 'common' },
  schema_migration_oldest_version: { modes: 'both', retention: 'common' },
  schema_migration_lock: { modes: 'both', retention: 'common' },
} as const satisfies Record<string, OwnedTable>

export type TableOfProduct = OwnedTable & {
  readonly name: TableName | keyof typeof OF_THE_HOUSE
  /** The capability that alone writes it; `null`: the plumbing does. */
  readonly owner: string | null
}

/** Every table of the database with its owner, by the manifests. */
export const ALL_TABLES: readonly TableOfProduct[] = [
  ...tablesOf(OF_THE_HOUSE, null),
  ...CAPABILITIES.flatMap(({ name, owns = {} }) => tablesOf(owns, name)),
]

/** The tables whose rows a person may take along, in the order of the manifests. */
export const EXPORTED_TABLES: readonly ExportedTable[] = ALL_TABLES.flatMap(({ name, exported }) =>
  exported ? [{ ...exported, name }] : [],
)

function tablesOf(owns: object, owner: string | null): readonly TableOfProduct[] {
  return Object.entries(owns).map(([name, table]) => ({ ...table, name, owner }))
}
