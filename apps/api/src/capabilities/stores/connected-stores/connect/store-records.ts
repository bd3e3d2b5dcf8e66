import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { ContributionRule } from '@understory/contracts/stores/store-settings/store-settings.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { StoreStatus } from '@understory/domain/stores/connected-stores/store-status.ts'
import { sql } from 'kysely'
import { plansByStore, presentPlan } from '../../app-plans/public.ts'
import { lockAlone, lockShared, sumUnbilled } from '../../bills/public.ts'
import { findStores, type WholeStore } from './remembered-stores.ts'

export function selectStores(db: Database | Tx) {
  return db
    .selectFrom('store as s')
    .selectAll('s')
    .select(sql<number>`order_slice(s.account_id)`.as('slice'))
}
export type StoreRow = Awaited<
  ReturnType<ReturnType<typeof selectStores>['executeTakeFirstOrThrow']>
>

export type StoreRecordsStoreKey = { readonly storeId: string; readonly accountId: string }

export function findStore(db: Database | Tx, { storeId, accountId }: StoreRecordsStoreKey) {
  return selectStores(db)
    .where('s.id', '=', storeId)
    .where('s.account_id', '=', accountId)
    .executeTakeFirst()
}

/** The store, held alone until the transaction ends: no order is applied while its settings or state change. */
export async function lockStore(tx: Tx, { storeId, accountId }: StoreRecordsStoreKey) {
  await lockAlone(tx, storeId)
  return selectStores(tx)
    .where('s.id', '=', storeId)
    .where('s.account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Some stores, each as it stays until the transaction ends, which applies orders of them beside others. */
export async function shareStores(
  tx: Tx,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, WholeStore>> {
  await lockShared(tx, storeIds)
  return findStores(tx, storeIds)
}

/** What the vendor says of the connection. */
export async function setStatus(
  tx: Tx,
  store: StoreRow,
  status: Exclude<StoreStatus, 'disconnected'>,
  updateUrl: string | null = null,
): Promise<void> {
  await tx
    .updateTable('store')
    .set({ status, update_url: updateUrl?.slice(0, 2_000) ?? null })
    .where('id', '=', store.id)
    .where('disconnected_at', 'is', null)
    .execute()
}

/** The stores of an account, connected ones first, each with what it contributes, what is pending and what it funded. */
export async function listStoreRows(
  db: Database | Tx,
  { accountId, storeId }: { readonly accountId: string; readonly storeId?: string },
): Promise<Store[]> {
  let stores = selectStores(db).where('s.account_id', '=', accountId)
  if (storeId) stores = stores.where('s.id', '=', storeId)
  const rows = await stores.orderBy('s.disconnected_at', 'desc').orderBy('s.connected_at').execute()
  const settings = await db
    .selectFrom('store_settings')
    .select(['store_id', 'rule', 'currency', 'plant_tree_always', 'in_force_from'])
    .distinctOn('store_id')
    .where('account_id', '=', accountId)
    .orderBy('store_id')
    .orderBy('in_force_from', 'desc')
    .execute()
  const gaps = await db
    .selectFrom('store_gap')
    .select(['store_id', 'reason'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
  const plans = await plansByStore(db, accountId)
  const pending = await sumUnbilled(db, accountId)
  const totals = await db
    .selectFrom('store_total')
    .select(['store_id', 'impact', 'orders', 'returned', 'quantity'])
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) => {
    const of = <T extends { store_id: string }>(all: readonly T[]) =>
      all.find(({ store_id }) => store_id === row.id)
    const [setting, waiting] = [of(settings), of(pending)]
    const funded = totals.filter(({ store_id }) => store_id === row.id)
    const totalOf = (impact: Impact) =>
      funded.find((total) => total.impact === impact)?.quantity ?? 0
    const open = gaps.filter(({ store_id }) => store_id === row.id)
    return {
      storeId: row.id,
      connector: row.connector,
      platform: row.platform,
      name: row.name,
      uniqueName: row.unique_name,
      currency: row.currency,
      status: row.status,
      updateUrl: row.update_url,
      isPaused: open.some(({ reason }) => reason === 'paused'),
      isCounting: row.counts_from !== null && setting !== undefined && open.length === 0,
      billingCurrency: row.billing_currency,
      capMinor: row.cap_minor,
      chargedBy: row.charged_by,
      appPlan: row.charged_by === 'shopify' ? presentPlan(plans.get(row.id) ?? null) : null,
      settings: setting
        ? {
            rule: ContributionRule.parse(setting.rule),
            currency: setting.currency,
            plantTreeAlways: setting.plant_tree_always,
            inForceFrom: setting.in_force_from.toISOString(),
          }
        : null,
      connectedAt: row.connected_at.toISOString(),
      disconnectedAt: row.disconnected_at?.toISOString() ?? null,
      pending: {
        orders: waiting?.orders ?? 0,
        milliTrees: waiting?.milli_trees ?? 0,
        co2eGrams: waiting?.co2e_grams ?? 0,
        plasticGrams: waiting?.plastic_grams ?? 0,
        moneyMinor: waiting?.money_minor ?? 0,
        setAside: waiting?.set_aside ?? 0,
      },
      funded: {
        orders: funded.reduce((sum, total) => sum + total.orders - total.returned, 0),
        milliTrees: totalOf('trees'),
        co2eGrams: totalOf('co2e'),
        plasticGrams: totalOf('plastic'),
      },
    }
  })
}
