import type { ContributionRule } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'
import { storeMinor } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type PlantedStore, plantStore } from '../../stores/store-bills.ts'
import { createActor } from '../create-actor.ts'
import type { Dice } from '../dice.ts'
import type { World } from '../world.ts'
import { StoreOracle, type TrueOrder } from './oracle.ts'

export type Merchant = {
  readonly actor: AccountActor
  readonly store: PlantedStore
  readonly currency: Currency
  readonly oracle: StoreOracle
  readonly orders: TrueOrder[]
  /** Orders of an ordinary day. */
  readonly busy: number
  readonly startsOn: number
  readonly disconnectsOn: number | null
  readonly endsOn: number | null
  readonly cardFailsOn: number | null
  countsFrom: Date | null
  /** Orders of then or later contribute nothing. */
  stoppedAt: Date | null
  /** Nor do those of a time in which the store had left. */
  readonly away: { readonly from: Date; to: Date | null }[]
  billedUntil: Date | null
  hasPlan: boolean
  hasCard: boolean
}

type Currency = 'GBP' | 'EUR' | 'JPY' | 'USD'
type CardCurrency = Exclude<Currency, 'USD'>

/** Pounds for one unit, the same on every day. */
export const RATES = { EUR: '0.85', JPY: '0.0052' } as const
const PENCE: Readonly<Record<CardCurrency, readonly [bigint, bigint]>> = {
  GBP: [1n, 1n],
  EUR: [85n, 100n],
  // One yen is 0.52 pence.
  JPY: [52n, 100n],
}
const NEW_PRICES_FROM = new Date('2027-03-01T00:00:00Z')
export const NEW_PRICE = 180
/** In pounds; that of trees changes once. */
const priceOf = (rule: ContributionRule) => (at: Date) => {
  if (fundedImpact(rule) !== 'trees') return fundedImpact(rule) === 'co2e' ? 6n : 550n
  return at < NEW_PRICES_FROM ? 150n : BigInt(NEW_PRICE)
}
/** As the generator knows it. */
export const fundedImpact = (rule: ContributionRule) => ('impact' in rule && rule.impact) || 'trees'
export const NEW_PRICES_DAY = NEW_PRICES_FROM.toISOString().slice(0, 10)

export async function createMerchants(
  world: World,
  { count, days }: { readonly count: number; readonly days: number },
): Promise<Merchant[]> {
  const { dice } = world
  const merchants: Merchant[] = []
  for (let n = 0; n < count; n += 1) {
    const actor = await createActor(world, 'business')
    const rule = ruleOf(dice, n)
    const currency = dice.one(['GBP', 'GBP', 'GBP', 'EUR', 'JPY'] as const)
    const capMinor = dice.happens(0.25) ? 300 + dice.below(3_000) : null
    const store = await plantStore(world, actor, { rule, capMinor, countsFrom: null, currency })
    const some = (share: number) => (dice.happens(share) ? 20 + dice.below(days) : null)
    merchants.push({
      actor,
      store,
      currency,
      oracle: new StoreOracle({ rule, capMinor, rate: PENCE[currency], priceOn: priceOf(rule) }),
      orders: [],
      busy: busyOf(dice),
      startsOn: dice.below(Math.min(30, Math.floor(days / 4))),
      disconnectsOn: some(0.2),
      endsOn: some(0.15),
      cardFailsOn: some(0.3),
      countsFrom: null,
      stoppedAt: null,
      away: [],
      billedUntil: null,
      hasPlan: false,
      hasCard: false,
    })
  }
  return merchants
}

/** A few sell much, most sell little. */
export const busyOf = (dice: Dice) => 1 + Math.floor(8 / (1 + dice.below(8)))

export function ruleOf(dice: Dice, n: number): ContributionRule {
  switch (n % 7) {
    case 4:
      return { kind: 'grams-per-order', impact: 'co2e', grams: 1 + dice.below(90_000) }
    case 5:
      return { kind: 'percentage', basisPoints: 1 + dice.below(500), impact: 'co2e' }
    case 6:
      return {
        kind: 'grams-per-amount',
        impact: 'plastic',
        grams: 1 + dice.below(300),
        amount: storeMinor(1_500),
      }
    case 0:
      return { kind: 'percentage', basisPoints: 1 + dice.below(500) }
    case 1:
      return { kind: 'trees-per-order', trees: 1 + dice.below(3) }
    case 2:
      return { kind: 'trees-per-amount', trees: 1, amount: storeMinor(1_500) }
    default:
      return {
        kind: 'percentage-by-range',
        ranges: [
          { from: storeMinor(0), to: storeMinor(3_000), basisPoints: 100 },
          { from: storeMinor(3_000), to: storeMinor(10_000), basisPoints: 250 },
          { from: storeMinor(12_000), to: null, basisPoints: 400 },
        ],
      }
  }
}

/** What is sold on a day: more at the end of the week, and far more for four days in November. */
export function newOrders({ dice }: World, merchant: Merchant, now: Date): TrueOrder[] {
  const isSale = now.getUTCMonth() === 10 && now.getUTCDate() >= 26 && now.getUTCDate() <= 29
  const most = merchant.busy * (isSale ? 10 : now.getUTCDay() >= 5 ? 2 : 1)
  return Array.from({ length: dice.below(most + 1) }, (_, at) => ({
    id: `${merchant.orders.length + at + 1}`,
    createdAt: new Date(now.getTime() - 1 - dice.below(9 * 3_600_000)),
    cart: worthOf(dice),
    returned: 0,
    isCancelled: false,
  }))
}

/** Mostly small, some large, round ones and free ones, and just at the seams of ranges. */
function worthOf(dice: Dice): number {
  if (dice.happens(0.02)) return 0
  if (dice.happens(0.1)) return dice.one([1_499, 1_500, 3_000, 3_001, 10_000, 12_000])
  const size = dice.one([1_000, 4_000, 4_000, 9_000, 30_000])
  return 99 + dice.below(size) + dice.below(size)
}
