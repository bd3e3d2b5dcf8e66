import type { LedgerEntry } from '@understory/domain/proof/ledger/entries.ts'

export type OwnerOfEntries = { readonly accountId: string; readonly recordedAt: Date }

/** Entries as a ledger holds them, that of test accounts as that of live ones. */
export const rowsOfEntries = (owner: OwnerOfEntries, entries: readonly LedgerEntry[]) =>
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
  }))
