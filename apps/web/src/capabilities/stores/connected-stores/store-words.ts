import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { StoreSettings } from '@understory/contracts/stores/store-settings/store-settings.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import {
  exactGrams,
  formatCount,
  formatMoney,
  formatPercent,
} from '@understory/domain/quantity/format.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { StoreStatus } from '@understory/domain/stores/connected-stores/store-status.ts'
import type { ImpactInGrams } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { formatStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { CONNECT, fundedImpact, fundsSomething, INTEGRATIONS, isRunning } from '../bills/public.ts'
import { connectedStoresMessage } from './messages/messages.generated.ts'

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

const platforms = (): Readonly<Record<string, string>> =>
  lookupTable({
    api: connectedStoresMessage('storeWords.withoutAConnector'),
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
  return platforms()[platform] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

export const statusWords = (): Readonly<Record<StoreStatus, string>> => ({
  connecting: connectedStoresMessage('store.connecting'),
  connected: connectedStoresMessage('store.connected'),
  'needs-update': connectedStoresMessage('storeWords.needsYou'),
  disabled: connectedStoresMessage('store.disabled'),
  disconnected: connectedStoresMessage('store.disconnected'),
})

/** What the status means for the merchant; nothing where all is well. */
export const statusExplained = (): Readonly<Record<StoreStatus, string | null>> => ({
  connecting: connectedStoresMessage('storeWords.shopBeingReadFirst'),
  connected: null,
  'needs-update': connectedStoresMessage('storeWords.shopNeedsSignAgain'),
  disabled: connectedStoresMessage('storeWords.connectionSwitchedOffWhere'),
  disconnected: connectedStoresMessage('storeWords.newOrdersContributeNothing'),
})

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
  if (why) return connectedStoresMessage('storeWords.ordersContributeOnce', { until: UNTIL[why] })
  return waitsForLimit(store)
    ? connectedStoresMessage('storeWords.ordersCollectedNowBilled', { limit: UNTIL.limit })
    : connectedStoresMessage('storeWords.countsOrdersNow')
}

/** What an order contributes by some settings, in a sentence. */
export function settingsSentence(settings: StoreSettings | null): string {
  if (!settings) return connectedStoresMessage('storeWords.ordersContributeNothingYet')
  const always = settings.plantTreeAlways ? connectedStoresMessage('store.alwaysAtLeastOne') : ''
  return `${ruleWords(settings)}${always}.`
}

function ruleWords({ rule, currency }: StoreSettings): string {
  const share = (text: string) =>
    'impact' in rule && rule.impact ? `${text}${shareAs()[rule.impact]}` : text
  switch (rule.kind) {
    case 'grams-per-order':
      return connectedStoresMessage('store.forEachOrder', { rule: countedGrams(rule) })
    case 'grams-per-amount': {
      const amount = formatStoreAmount(rule.amount, currency)
      return connectedStoresMessage('store.forEveryAnOrder', { rule: countedGrams(rule), amount })
    }
    case 'trees-per-order':
      return connectedStoresMessage('store.forEachOrder2', { trees: countedTrees(rule.trees) })
    case 'trees-per-amount': {
      const amount = formatStoreAmount(rule.amount, currency)
      return connectedStoresMessage('store.forEveryAnOrder2', {
        trees: countedTrees(rule.trees),
        amount,
      })
    }
    case 'percentage':
      return share(
        connectedStoresMessage('store.checkout', { basisPoints: formatPercent(rule.basisPoints) }),
      )
    case 'percentage-by-range': {
      const points = rule.ranges.map(({ basisPoints }) => basisPoints)
      const [least, most] = [Math.min(...points), Math.max(...points)]
      const part =
        least === most ? formatPercent(least) : `${least / 100} to ${formatPercent(most)}`
      return share(connectedStoresMessage('store.checkoutByValueCart', { part }))
    }
  }
}

const shareAs = (): Readonly<Record<Impact, string>> => ({
  trees: connectedStoresMessage('store.asTrees'),
  co2e: connectedStoresMessage('store.asCo2e'),
  plastic: connectedStoresMessage('store.asPlasticRemoved'),
})

type GramsOfRule = { readonly impact: ImpactInGrams; readonly grams: number }

const countedGrams = ({ impact, grams }: GramsOfRule) =>
  `${exactGrams(grams)} of ${impact === 'co2e' ? 'CO2e' : 'plastic'}`

const countedTrees = (trees: number) =>
  trees === 1
    ? connectedStoresMessage('storeWords.oneTree')
    : connectedStoresMessage('store.trees', { trees: formatCount(trees) })

/** "3 orders, 2.5 trees, £1.20"; money only where a percentage was asked for. */
export function pendingWords({ pending, billingCurrency }: Store): string {
  const { orders, moneyMinor } = pending
  const parts = [
    orders === 1
      ? connectedStoresMessage('store.Order')
      : connectedStoresMessage('store.orders', { orders: formatCount(orders) }),
    fundedImpact(pending),
  ]
  if (moneyMinor > 0) parts.push(formatMoney({ minor: moneyMinor, currency: billingCurrency }))
  return parts.join(', ')
}

/** Why no bill takes some of its orders for now, and when one will. */
export function setAsideWords({ pending: { setAside }, chargedBy, status }: Store): string {
  const orders =
    setAside === 1
      ? connectedStoresMessage('store.OrderWaits')
      : connectedStoresMessage('store.ordersWait', { setAside: formatCount(setAside) })
  const why = connectedStoresMessage('store.whatTheyFundMay', { orders })
  return `${why} ${billedOnce()[status === 'disconnected' ? chargedBy : 'connected']}`
}

const billedOnce = (): Readonly<Record<Store['chargedBy'] | 'connected', string>> => ({
  connected: connectedStoresMessage('storeWords.billedOnce'),
  card: connectedStoresMessage('storeWords.billedOnceLongPlan'),
  shopify: connectedStoresMessage('storeWords.shopifyCannotChargeWhile'),
})

/** What becomes of what is pending when the shop is disconnected now. */
export function pendingThenWords(store: Store): string {
  const { chargedBy, pending } = store
  if (pending.setAside === 0) return pendingThen()[chargedBy]
  return `${pendingThen()[chargedBy]} ${setAsideWords({ ...store, status: 'disconnected' })}`
}

const pendingThen = (): Readonly<Record<Store['chargedBy'], string>> => ({
  card: connectedStoresMessage('storeWords.pendingStillBilledLong'),
  shopify: connectedStoresMessage('storeWords.pendingChargedLastTime'),
})

/** "12.3 trees, by 10 orders"; what the remainders of bills fund is of no order. */
export function fundedWords({ funded }: Pick<Store, 'funded'>): string {
  const { orders } = funded
  if (!fundsSomething(funded)) return connectedStoresMessage('storeWords.nothingYet')
  if (orders === 0) return fundedImpact(funded)
  return `${fundedImpact(funded)}, by ${orders === 1 ? connectedStoresMessage('store.Order') : connectedStoresMessage('store.orders', { orders: formatCount(orders) })}`
}
