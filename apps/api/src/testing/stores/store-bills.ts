import { randomUUID } from 'node:crypto'
import { ListCards } from '@understory/contracts/commerce/payments/payments.ts'
import { GetStoreBilling, StartStoreBilling } from '@understory/contracts/stores/bills.ts'
import type { ContributionRule } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { hasAmounts } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { OrderState } from '@understory/domain/stores/store-orders/order-state.ts'
import { issueStoreBills, settleBill } from '../../capabilities/stores/bills/public.ts'
import { bringOrders } from '../../capabilities/stores/store-orders/orders/bring-orders.ts'
import { transact } from '../../database/transact.ts'
import { addCard, COMMERCE_PURCHASES_ADDRESS } from '../commerce/purchases.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

type StoreBillsApi = Pick<TestApi, 'deps'>

export const HALF: ContributionRule = { kind: 'percentage', basisPoints: 5_000 }
export const ONE_TREE: ContributionRule = { kind: 'trees-per-order', trees: 1 }

export type PlantedStore = { readonly accountId: string; readonly storeId: string }

type Planting = {
  readonly rule?: ContributionRule
  readonly capMinor?: number | null
  readonly countsFrom: Date | null
  readonly currency?: string
  readonly showsProofs?: boolean
}

/** A store that contributes since a moment, without a vendor behind it. */
export async function plantStore(
  { deps }: StoreBillsApi,
  { accountId }: Pick<TestPerson, 'accountId'>,
  { rule = HALF, capMinor = null, countsFrom, currency = 'GBP', showsProofs = true }: Planting,
): Promise<PlantedStore> {
  const storeId = randomUUID()
  const began = countsFrom ?? new Date(deps.clock().getTime() - 86_400_000)
  await deps.db
    .insertInto('store')
    .values({
      id: storeId,
      account_id: accountId,
      connector: 'rutter',
      platform: 'shopify',
      connection_id: storeId,
      unique_name: `${storeId}.example`,
      name: 'Fern & Field',
      currency,
      status: 'connected',
      sealed_secrets: '',
      billing_currency: 'GBP',
      counts_from: countsFrom,
      cap_minor: capMinor,
      shows_proofs: showsProofs,
      connected_at: began,
      read_until: began,
      created_at: began,
    })
    .execute()
  await deps.db
    .insertInto('store_settings')
    .values({
      id: randomUUID(),
      account_id: accountId,
      store_id: storeId,
      rule: JSON.stringify(rule),
      currency: hasAmounts(rule) ? currency : null,
      plant_tree_always: false,
      in_force_from: began,
    })
    .execute()
  return { accountId, storeId }
}

type StoreBillsState = {
  readonly id: string
  readonly at: Date
  readonly minor: number
  readonly updatedAt?: Date
  readonly loweredAt?: Date
  readonly returned?: number
  readonly standing?: OrderState['standing']
}

/** A state of an order, as any connector reads it. */
export const storeBillsStateOf = ({
  id,
  at,
  minor,
  updatedAt = at,
  loweredAt,
  returned = 0,
  standing,
}: StoreBillsState) =>
  ({
    externalId: id,
    label: `#${id}`,
    createdAt: at,
    updatedAt,
    standing: standing ?? 'paid',
    currency: 'GBP',
    cart: storeMinor(minor),
    returned: returned > 0 ? [{ id: 'r', amount: storeMinor(returned) }] : [],
    loweredAt: loweredAt ?? null,
  }) satisfies OrderState

/** Brings a state of an order in, as a delivery does. */
export const bringIn = (
  api: StoreBillsApi,
  wanted: PlantedStore,
  state: StoreBillsState,
): Promise<void> => bringInAll(api, wanted, [state])

/** The same of many orders, at once. */
export const bringInAll = (
  { deps }: StoreBillsApi,
  wanted: PlantedStore,
  states: readonly StoreBillsState[],
): Promise<void> => bringOrders(deps, wanted, states.map(storeBillsStateOf))

/** The plan of an account's stores, by a new card, unless it runs already. */
export async function billToCard(
  api: Pick<TestApi, 'call' | 'deps' | 'sandbox'>,
  person: TestPerson,
  card = 'pm_card_visa',
): Promise<void> {
  const before = await api.call(GetStoreBilling, {}, person.bearer)
  if (before.data.plan) return
  await addCard(api, person, card)
  const { data } = await api.call(ListCards, {}, person.bearer)
  const body = { cardId: data.cards[0]?.id ?? '', billingAddress: COMMERCE_PURCHASES_ADDRESS }
  const { status, refusal } = await api.call(StartStoreBilling, { body }, person.bearer)
  if (status !== 204) throw new Error(JSON.stringify(refusal))
}

/** The bill of one order, of a store of its own. */
export async function billOneOrder(api: StoreBillsApi, person: Pick<TestPerson, 'accountId'>) {
  const now = api.deps.clock()
  const countsFrom = new Date(now.getTime() - 3_600_000)
  const store = await plantStore(api, person, { countsFrom })
  await bringIn(api, store, { id: 'only', at: countsFrom, minor: 5_000 })
  const run = { ...store, chargedBy: 'card', issueAt: now, cycleFrom: countsFrom } as const
  const [bill] = await transact(api.deps.db, (tx) =>
    issueStoreBills(tx, api.deps, { ...run, budgetMinor: null }),
  )
  return { ...store, billId: bill?.billId ?? '' }
}

/** The same, paid: it is in the ledger. */
export async function payForOneOrder(api: StoreBillsApi, person: Pick<TestPerson, 'accountId'>) {
  const { accountId, billId } = await billOneOrder(api, person)
  const paidAt = api.deps.clock()
  await transact(api.deps.db, (tx) => settleBill(tx, api.deps, { accountId, billId, paidAt }))
  return billId
}
