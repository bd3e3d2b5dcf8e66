import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { StoreOrder } from '@understory/contracts/stores/store-orders/store-orders.ts'
import type { StoreSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import {
  exactGrams,
  formatCount,
  formatMoney,
  formatPercent,
} from '@understory/domain/quantity/format.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { BillStatus } from '@understory/domain/stores/bills/bill-status.ts'
import type { StoreStatus } from '@understory/domain/stores/connected-stores/store-status.ts'
import type { ImpactInGrams } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { formatStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { mayStillCount, type Reason } from '@understory/domain/stores/store-orders/order-outcome.ts'
import { CONNECT, fundedImpact, fundsSomething, INTEGRATIONS, isRunning } from '../bills/public.ts'

/** The integrations, which say what was just done to a store. */
export const donePath = (done: string, storeId: string) =>
  `${INTEGRATIONS}?${new URLSearchParams({ done, store: storeId })}`

const ADDRESS_FIELDS = { shopify: 'shop', woocommerce: 'site' } as const

/** Where a store is connected again, with its address filled in where it is asked for. */
export const connectAgainPath = ({
  connector,
  uniqueName,
}: Pick<Store, 'connector' | 'uniqueName'>) =>
  connector === 'rutter' || connector === 'api'
    ? CONNECT
    : `${CONNECT}?${new URLSearchParams({ [ADDRESS_FIELDS[connector]]: uniqueName })}`

const PLATFORMS: Readonly<Record<string, string>> = lookupTable({
  api: 'Without a connector',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  big_commerce: 'BigCommerce',
  bigcommerce: 'BigCommerce',
  prestashop: 'PrestaShop',
  magento: 'Magento',
  wix: 'Wix',
  squarespace: 'Squarespace',
  square: 'Square',
  etsy: 'Etsy',
  ebay: 'eBay',
  amazon: 'Amazon',
})

/** The platform by its own name; one that is not known here with a capital letter. */
export function platformName(platform: string): string {
  const words = platform.replaceAll(/[_-]+/g, ' ')
  return PLATFORMS[platform] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

export const STATUS_WORDS: Readonly<Record<StoreStatus, string>> = {
  connecting: 'Connecting',
  connected: 'Connected',
  'needs-update': 'Needs you',
  disabled: 'Disabled',
  disconnected: 'Disconnected',
}

/** What the status means for the merchant; nothing where all is well. */
export const STATUS_EXPLAINED: Readonly<Record<StoreStatus, string | null>> = {
  connecting: 'Your shop is being read for the first time. This takes a few minutes.',
  connected: null,
  'needs-update': 'Your shop needs you to sign in again. Until then we cannot read its new orders.',
  disabled:
    'The connection is switched off where your shop is, so its orders cannot be read. We try again each day, and read what we missed; to go on sooner, disconnect it here and connect it again.',
  disconnected: 'New orders contribute nothing. Your settings and past orders are kept.',
}

const UNTIL = {
  disconnected: 'it is connected again',
  settings: 'you have chosen what each gives',
  paused: 'you resume',
  limit: 'you have approved a limit at Shopify',
  card: 'you have chosen a card',
} as const

/** What keeps orders that are placed now from contributing; `null`: nothing does. */
export function whyNotCounting(store: Store): keyof typeof UNTIL | null {
  if (store.isCounting) return null
  if (store.status === 'disconnected') return 'disconnected'
  if (!store.settings) return 'settings'
  if (store.isPaused) return 'paused'
  return store.chargedBy === 'shopify' ? 'limit' : 'card'
}

/** What a merchant has to do next, so that orders that are placed now contribute and are billed; `null`: nothing. */
export const whatIsNeeded = (store: Store) =>
  whyNotCounting(store) ?? (waitsForLimit(store) ? 'limit' : null)

/** A plan at Shopify has ended, and there is no other one yet. */
const waitsForLimit = ({ appPlan }: Store) => appPlan !== null && !isRunning(appPlan)

/** From when on orders contribute, as a sentence. */
export function countingSentence(store: Store): string {
  const why = whyNotCounting(store)
  if (why) return `Orders contribute once ${UNTIL[why]}.`
  return waitsForLimit(store)
    ? `Orders are collected from now on, and billed once ${UNTIL.limit}.`
    : 'It counts for orders from now on.'
}

/** What an order contributes by some settings, in a sentence. */
export function settingsSentence(settings: StoreSettings | null): string {
  if (!settings) return 'Orders contribute nothing yet: choose what each gives.'
  const always = settings.plantTreeAlways ? ', and always at least one tree' : ''
  return `${ruleWords(settings)}${always}.`
}

function ruleWords({ rule, currency }: StoreSettings): string {
  const share = (text: string) =>
    'impact' in rule && rule.impact ? `${text}${SHARE_AS[rule.impact]}` : text
  switch (rule.kind) {
    case 'grams-per-order':
      return `${countedGrams(rule)} for each order`
    case 'grams-per-amount': {
      const amount = formatStoreAmount(rule.amount, currency)
      return `${countedGrams(rule)} for every ${amount} of an order`
    }
    case 'trees-per-order':
      return `${countedTrees(rule.trees)} for each order`
    case 'trees-per-amount': {
      const amount = formatStoreAmount(rule.amount, currency)
      return `${countedTrees(rule.trees)} for every ${amount} of an order`
    }
    case 'percentage':
      return share(`${formatPercent(rule.basisPoints)} of the checkout`)
    case 'percentage-by-range': {
      const points = rule.ranges.map(({ basisPoints }) => basisPoints)
      const [least, most] = [Math.min(...points), Math.max(...points)]
      const part =
        least === most ? formatPercent(least) : `${least / 100} to ${formatPercent(most)}`
      return share(`${part} of the checkout, by the value of the cart`)
    }
  }
}

const SHARE_AS: Readonly<Record<Impact, string>> = {
  trees: ', as trees',
  co2e: ', as CO2e',
  plastic: ', as plastic removed',
}

type GramsOfRule = { readonly impact: ImpactInGrams; readonly grams: number }

const countedGrams = ({ impact, grams }: GramsOfRule) =>
  `${exactGrams(grams)} of ${impact === 'co2e' ? 'CO2e' : 'plastic'}`

const countedTrees = (trees: number) => (trees === 1 ? 'One tree' : `${formatCount(trees)} trees`)

/** "3 orders, 2.5 trees, £1.20"; money only where a percentage was asked for. */
export function pendingWords({ pending, billingCurrency }: Store): string {
  const { orders, moneyMinor } = pending
  const parts = [orders === 1 ? '1 order' : `${formatCount(orders)} orders`, fundedImpact(pending)]
  if (moneyMinor > 0) parts.push(formatMoney({ minor: moneyMinor, currency: billingCurrency }))
  return parts.join(', ')
}

/** Why no bill takes some of its orders for now, and when one will. */
export function setAsideWords({ pending: { setAside }, chargedBy, status }: Store): string {
  const orders = setAside === 1 ? '1 order waits' : `${formatCount(setAside)} orders wait`
  const why = `${orders}: what they fund may not be sold to you at the moment.`
  return `${why} ${BILLED_ONCE[status === 'disconnected' ? chargedBy : 'connected']}`
}

const BILLED_ONCE: Readonly<Record<Store['chargedBy'] | 'connected', string>> = {
  connected: 'They are billed once it may be.',
  card: 'They are billed once it may be, as long as you have a plan.',
  shopify:
    'Shopify cannot charge them while the shop is disconnected: they stay unbilled unless you connect it again.',
}

/** What becomes of what is pending when the shop is disconnected now. */
export function pendingThenWords(store: Store): string {
  const { chargedBy, pending } = store
  if (pending.setAside === 0) return PENDING_THEN[chargedBy]
  return `${PENDING_THEN[chargedBy]} ${setAsideWords({ ...store, status: 'disconnected' })}`
}

const PENDING_THEN: Readonly<Record<Store['chargedBy'], string>> = {
  card: 'What is pending is still billed, as long as you have a plan.',
  shopify: 'What is pending is charged a last time now, as far as your limit at Shopify reaches.',
}

/** "12.3 trees, by 10 orders"; what the remainders of bills fund is of no order. */
export function fundedWords({ funded }: Pick<Store, 'funded'>): string {
  const { orders } = funded
  if (!fundsSomething(funded)) return 'Nothing yet'
  if (orders === 0) return fundedImpact(funded)
  return `${fundedImpact(funded)}, by ${orders === 1 ? '1 order' : `${formatCount(orders)} orders`}`
}

const OF_REASON: Readonly<Record<Reason, string>> = {
  unpaid: 'Not paid yet: it contributes once it is',
  cancelled: 'Cancelled',
  refunded: 'Refunded in full',
  deleted: 'Deleted in the shop',
  test: 'A test order',
  'gift-cards-only': 'Gift cards only: what is bought with them counts',
  'before-plan': 'Placed before your plan began',
  'before-settings': 'Placed before you chose what each order gives',
  'no-plan': 'Placed without a plan',
  'after-disconnection': 'Placed while the store was disconnected',
  paused: 'Placed during a pause',
  'no-rate': 'Waits for an exchange rate',
  'too-large': 'Too large to count by itself: we look at it',
}
const STORE_WORDS_REASONS = lookupTable<string>({
  ...OF_REASON,
  'over-cap': 'Over your cap of that month',
})

const OF_BILL: Readonly<Record<BillStatus, string>> = {
  waiting: 'Billed, not paid yet',
  sent: 'Billed, not paid yet',
  paid: 'Billed and paid',
  refunded: 'Its bill was refunded',
  void: 'Its bill was not paid',
}

/** How its bill stands, that there is none yet, or why an order contributes nothing. */
export function orderStatusWords(order: StoreOrder): string {
  const { reason, bill } = order
  if (reason !== null) return STORE_WORDS_REASONS[reason] ?? 'Contributes nothing'
  if (bill) return OF_BILL[bill]
  return isNothing(order) ? 'Nothing to bill' : PENDING[order.capSoFar ?? 'uncapped']
}

const PENDING = {
  uncapped: 'Pending: not billed yet',
  within: 'Pending: within your cap so far',
  over: 'Over your cap so far',
} as const

const isNothing = (order: StoreOrder) => !fundsSomething(order) && !order.moneyMinor

export function contributionWords(order: StoreOrder): string {
  if (order.reason !== null) return mayStillCount(order.reason) ? 'None yet' : 'None'
  if (isNothing(order)) return 'None'
  const funded = fundedImpact(order)
  const { moneyMinor, billingCurrency } = order
  return moneyMinor === null
    ? funded
    : `${formatStoreAmount(moneyMinor, billingCurrency)}, ${funded}`
}
