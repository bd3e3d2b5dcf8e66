import type { Tx } from '@understory/database/connect.ts'
import type { LedgerEntry } from '@understory/domain/proof/ledger/entries.ts'
import { type Write, writeTogether } from '../../../database/write-together.ts'

/** A statement takes 65,535 parameters. */
const APPEND_TO_LEDGER_BATCH_SIZE = 2_000

type Owner = { readonly accountId: string; readonly recordedAt: Date }

/**
 * Adds entries to the impact ledger; the rollups follow in the same statement. An entry that is there
 * already is refused by the database: a caller settles once, under a lock.
 */
export async function appendToLedger(
  tx: Tx,
  owner: Owner,
  entries: readonly LedgerEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += APPEND_TO_LEDGER_BATCH_SIZE)
    await writeTogether(
      tx,
      ledgerWrites(tx, owner, entries.slice(at, at + APPEND_TO_LEDGER_BATCH_SIZE)),
    )
}

/** The same, to be sent with other writes. */
export function ledgerWrites(tx: Tx, owner: Owner, entries: readonly LedgerEntry[]): Write[] {
  if (entries.length === 0) return []
  const insert = tx.insertInto('impact_ledger_entry').values(
    entries.map((entry) => ({
      account_id: owner.accountId,
      product: entry.product,
      recorded_at: owner.recordedAt,
      impact: entry.impact,
      quantity: entry.quantity,
      project_id: entry.project,
      source_kind: entry.sourceKind,
      source_id: entry.sourceId,
      revision: entry.revision,
      part: entry.part,
      effective_from: entry.effectiveFrom,
      effective_to: entry.effectiveTo,
      basis: entry.basis,
      reverses: entry.reverses ?? null,
      orders: entry.orders?.count ?? null,
      orders_root: entry.orders ? Buffer.from(entry.orders.root) : null,
    })),
  )
  return [insert]
}
