import { randomBytes } from 'node:crypto'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  accountReference,
  eventOf,
  holderOf,
  openingOf,
} from '@understory/ledger-log/commitments.ts'
import { formatEntryLeaf } from '@understory/ledger-log/leaves/entry-leaf.ts'
import { sql } from 'kysely'

const SECRET_BYTES = 32

export function findEntries(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('impact_ledger_entry as e')
    .selectAll('e')
    .where((eb) => anyOf(eb.ref('e.id'), ids))
    .orderBy('e.id')
    .execute()
}
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]

/** What anyone may read of an entry; by whom it is, only the account's secret can show. */
export function leafOf(row: EntryRow, secret: Uint8Array, events: Uint8Array): Uint8Array {
  const { source_kind: kind, source_id: id, revision, impact, part } = row
  return formatEntryLeaf({
    entry: row.id,
    recorded: row.recorded_at,
    source: kind,
    impact,
    quantity: row.quantity,
    project: row.project_id,
    effective: { from: row.effective_from, to: row.effective_to },
    basis: row.basis,
    event: eventOf(events, { kind, id, revision, impact, part }),
    holder: holderOf(openingOf(secret, row.id), accountReference(secret)),
    reverses: row.reverses,
    orders:
      row.orders === null || row.orders_root === null
        ? null
        : { count: row.orders, root: row.orders_root },
  })
}

/** The secret of each account, made where it has none. What is logged of a closed account opens for nobody. */
export async function secretsOf(
  tx: Tx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const accounts = [...new Set(accountIds)].toSorted()
  const fresh = accounts.map(() => randomBytes(SECRET_BYTES))
  await sql`
    insert into ledger_secret (account_id, secret)
    select account.id, made.secret
    from unnest(${accounts}::uuid[], ${fresh}::bytea[]) as made (id, secret)
      join account using (id)
    where account.closed_at is null
    on conflict do nothing`.execute(tx)
  const secrets = await storedSecrets(tx, accounts)
  return new Map([
    ...accounts.map((id, at) => [id, fresh[at] ?? randomBytes(SECRET_BYTES)] as const),
    ...secrets,
  ])
}

/** The secret of one account. */
export async function secretOf(tx: Tx, accountId: string): Promise<Uint8Array> {
  const secret = (await secretsOf(tx, [accountId])).get(accountId)
  if (!secret) throw new Error(`account ${accountId} has no secret`)
  return secret
}

/** That of one account, to read what is in the ledger already; `null`: it has none. */
export async function storedSecretOf(
  db: Database | Tx,
  accountId: string,
): Promise<Uint8Array | null> {
  return (await storedSecrets(db, [accountId])).get(accountId) ?? null
}

/** Those that are stored; a closed account has none. */
export async function storedSecrets(
  tx: Database | Tx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (accountIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('ledger_secret')
    .select(['account_id', 'secret'])
    .where((eb) => anyOf(eb.ref('account_id'), accountIds))
    .execute()
  return new Map(rows.map(({ account_id, secret }) => [account_id, secret]))
}
