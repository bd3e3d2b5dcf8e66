import { ContributionRule } from '@understory/contracts/stores/store-settings/store-settings.ts'
import type { Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { ContributionSettings } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import type { Gap } from '@understory/domain/stores/store-orders/order-outcome.ts'
import { type Selectable, sql } from 'kysely'

/** What of a store is needed to take its orders. */
export type TakingStore = Pick<
  Selectable<DB['store']>,
  | 'id'
  | 'account_id'
  | 'currency'
  | 'billing_currency'
  | 'counts_from'
  | 'sealed_secrets'
  | 'disconnected_at'
  | 'billed_until'
  | 'tells_orders'
> & {
  /** Orders of stores with the same one stand on one server; 0: there is only one. */
  readonly slice: number
}

export type SettingsInForce = {
  readonly id: string
  readonly from: Date
  readonly settings: ContributionSettings
}

/** With everything that decides how its orders count. */
export type WholeStore = TakingStore & {
  /** The latest first. */
  readonly settings: readonly SettingsInForce[]
  readonly gaps: readonly Gap[]
}

type RememberedStoresFound = TakingStore & {
  asked: string
  revision: string
  settings:
    | { id: string; rule: unknown; currency: string | null; always: boolean; from: string }[]
    | null
  gaps: { reason: Gap['reason']; from: string; to: string | null }[] | null
}

export type Remembered = { readonly revision: string; readonly store: WholeStore }

const remembered = new Map<string, Remembered>()
const REMEMBERED_STORES_LIMIT = 20_000

/** A store as this process knows it. It may have changed since, which its revision tells. */
export const rememberedStore = (storeId: string): Remembered | undefined => remembered.get(storeId)

/**
 * Stores as they are now. The database is asked for the revision of each, and sends those alone that this
 * process does not remember by it.
 */
export async function findStores(
  tx: Tx,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, WholeStore>> {
  const ids = [...new Set(storeIds)]
  if (remembered.size + ids.length > REMEMBERED_STORES_LIMIT) remembered.clear()
  // Taken before the database is asked: what others remember meanwhile is theirs, and may be rolled back.
  const known = ids.map((id) => remembered.get(id))
  const revisions = known.map((each) => each?.revision ?? null)
  const { rows } = await sql<RememberedStoresFound>`
    /* named find-stores */
    select asked, s.id, s.account_id, s.currency, s.billing_currency, s.counts_from, s.sealed_secrets,
      s.disconnected_at, s.billed_until, s.tells_orders, s.revision, order_slice(s.account_id) as slice, t.settings, g.gaps
    from unnest(${ids}::uuid[], ${revisions}::uuid[]) as k (asked, known)
    left join store s on s.id = asked
    left join lateral (select json_agg(json_build_object('id', id, 'rule', rule, 'currency', currency, 'always',
        plant_tree_always, 'from', in_force_from) order by in_force_from desc) as settings
      from store_settings where account_id = s.account_id and store_id = s.id) t on true
    left join lateral (select json_agg(json_build_object('reason', reason, 'from', began_at, 'to',
        ended_at) order by began_at, reason) as gaps
      from store_gap where account_id = s.account_id and store_id = s.id) g on true
    where s.revision is distinct from known or s.id is null`.execute(tx)
  const found = new Map(known.flatMap((each) => (each ? [[each.store.id, each.store]] : [])))
  for (const row of rows) {
    remembered.delete(row.asked)
    found.delete(row.asked)
    if (row.id === null) continue
    const store = wholeStore(row)
    remembered.set(row.id, { revision: row.revision, store })
    found.set(row.id, store)
  }
  return found
}

function wholeStore({
  asked,
  revision,
  settings,
  gaps,
  ...store
}: RememberedStoresFound): WholeStore {
  return {
    ...store,
    settings: (settings ?? []).map(({ id, rule, currency, always, from }) => ({
      id,
      from: new Date(from),
      settings: {
        rule: ContributionRule.parse(rule) as ContributionSettings['rule'],
        currency,
        plantTreeAlways: always,
      },
    })),
    gaps: (gaps ?? []).map(({ reason, from, to }) => ({
      reason,
      from: new Date(from),
      to: to === null ? null : new Date(to),
    })),
  }
}
