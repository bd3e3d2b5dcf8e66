import type { ContributionRule } from '@understory/domain/stores/store-orders/contribution/contribution-settings.ts'

/** What the generator knows of an order; amounts in minor units of the store's currency. */
export type TrueOrder = {
  readonly id: string
  readonly createdAt: Date
  readonly cart: number
  returned: number
  isCancelled: boolean
}

/** How a store was set up; none of it is read from the database. */
export type Terms = {
  readonly rule: ContributionRule
  /** Pence for one minor unit of the store's currency, as a fraction. */
  readonly rate: readonly [bigint, bigint]
  readonly capMinor: number | null
  /** Millionths of a pound for a thousandth of a tree, or a gram, of what the rule funds. */
  readonly priceOn: (at: Date) => bigint
}

type Share = { readonly minor: bigint; readonly quantity: bigint }
type Billed = Share & { readonly bill: OracleBill; readonly isMoney: boolean; credited: Share }

export type OracleBill = {
  readonly orders: number
  readonly overCap: number
  readonly gross: number
  readonly credit: number
  readonly quantity: number
  isPaid: boolean
}

const NO_SHARE: Share = { minor: 0n, quantity: 0n }

/** A second recount of bills, in whole numbers of its own, from what the generator made and delivered. */
export class StoreOracle {
  readonly #terms: Terms
  /** By the newest state that was delivered. */
  readonly known = new Map<string, TrueOrder>()
  readonly #billed = new Map<string, Billed>()
  readonly #over = new Set<string>()
  readonly bills: OracleBill[] = []
  credits = 0n
  creditedQuantity = 0n
  /** How often an order did not fit into what could be charged. */
  waited = 0
  #used = 0n

  constructor(terms: Terms) {
    this.#terms = terms
  }

  get balance(): number {
    return Number(this.credits - this.#used)
  }

  /**
   * `counts`: whether an order of a moment counts at all. `budget`: what can be charged, after the credit;
   * `null`: anything.
   */
  bill(at: Date, counts: (order: TrueOrder) => boolean, budget: number | null = null): void {
    this.#credit(counts)
    const due = [...this.known.values()]
      .filter((order) => order.createdAt < at && counts(order))
      .filter(({ id }) => !this.#billed.has(id) && !this.#over.has(id))
      .map((order) => ({ order, ...this.#contribution(order) }))
      .filter(({ minor, quantity }) => minor + quantity > 0n)
      .toSorted((a, b) => a.order.createdAt.getTime() - b.order.createdAt.getTime() || order(a, b))
    const { capMinor } = this.#terms
    const allowed = fitting(due, capMinor === null ? null : BigInt(capMinor))
    for (const each of due) if (!allowed.includes(each)) this.#over.add(each.order.id)
    const chargeable = budget === null ? null : BigInt(budget) + this.credits - this.#used
    const within = fitting(allowed, chargeable)
    this.waited += allowed.length - within.length
    const overCap = due.length - allowed.length
    if (within.length + overCap > 0) this.#bill(within, overCap)
  }

  #bill(within: readonly Due[], overCap: number): void {
    const byQuantity = within.filter(({ isMoney }) => !isMoney)
    const micros = byQuantity.reduce((sum, { micros }) => sum + micros, 0n)
    const shares = split(
      (micros + 9_999n) / 10_000n,
      byQuantity.map(({ micros }) => micros),
    )
    const minorOf = (each: Due) =>
      each.isMoney ? each.minor : (shares[byQuantity.indexOf(each)] ?? 0n)
    const gross = within.reduce((sum, each) => sum + minorOf(each), 0n)
    const left = this.credits - this.#used
    const credit = left < gross ? left : gross
    this.#used += credit
    const quantity = within.reduce((sum, each) => sum + each.quantity, 0n) + remainder(within)
    const bill: OracleBill = {
      orders: within.length,
      overCap,
      gross: Number(gross),
      credit: Number(credit),
      quantity: Number(quantity),
      isPaid: gross === credit,
    }
    this.bills.push(bill)
    for (const each of within) {
      const { isMoney, quantity: own } = each
      const minor = minorOf(each)
      this.#billed.set(each.order.id, { bill, isMoney, minor, quantity: own, credited: NO_SHARE })
    }
  }

  #credit(counts: (order: TrueOrder) => boolean): void {
    for (const [id, billed] of this.#billed) {
      const order = this.known.get(id)
      if (!order || !billed.bill.isPaid) continue
      const now = counts(order) ? this.#contribution(order) : NO_SHARE
      const quantity = max(0n, billed.quantity - now.quantity)
      const minor = billed.isMoney
        ? billed.minor - now.minor
        : billed.quantity === 0n
          ? 0n
          : (billed.minor * quantity) / billed.quantity
      const more = {
        minor: max(0n, minor - billed.credited.minor),
        quantity: max(0n, quantity - billed.credited.quantity),
      }
      billed.credited = {
        minor: billed.credited.minor + more.minor,
        quantity: billed.credited.quantity + more.quantity,
      }
      this.credits += more.minor
      this.creditedQuantity += more.quantity
    }
  }

  #contribution(order: TrueOrder): Omit<Due, 'order'> {
    const price = this.#terms.priceOn(order.createdAt)
    const net = BigInt(Math.max(0, Math.min(order.cart, order.cart - order.returned)))
    const { rule, rate } = this.#terms
    if (order.isCancelled) return { ...NO_SHARE, micros: 0n, price, isMoney: false }
    if (rule.kind !== 'percentage' && rule.kind !== 'percentage-by-range') {
      const times = 'amount' in rule ? net / BigInt(rule.amount) : 1n
      const each = 'grams' in rule ? rule.grams : rule.trees * 1_000
      const quantity = BigInt(each) * times
      return { minor: 0n, quantity, micros: quantity * price, price, isMoney: false }
    }
    const points = rule.kind === 'percentage' ? rule.basisPoints : pointsOf(rule.ranges, net)
    const minor = (net * BigInt(points) * rate[0]) / (10_000n * rate[1])
    const micros = minor * 10_000n
    return { minor, quantity: micros / price, micros, price, isMoney: true }
  }
}

type Due = Share & {
  readonly order: TrueOrder
  readonly micros: bigint
  readonly price: bigint
  readonly isMoney: boolean
}

const order = (a: { order: TrueOrder }, b: { order: TrueOrder }) =>
  a.order.id < b.order.id ? -1 : 1
/** In their order: one fits whole or not at all, and smaller ones may follow. */
function fitting(due: readonly Due[], minor: bigint | null): readonly Due[] {
  if (minor === null) return due
  let left = minor * 10_000n
  return due.filter(({ micros }) => {
    if (micros > left) return false
    left -= micros
    return true
  })
}

const max = (a: bigint, b: bigint) => (a > b ? a : b)

function pointsOf(
  ranges: readonly { from: number; to: number | null; basisPoints: number }[],
  net: bigint,
): number {
  const range = ranges.filter(({ from }) => BigInt(from) <= net).at(-1)
  return range && (range.to === null || net <= BigInt(range.to)) ? range.basisPoints : 0
}

function remainder(within: readonly Due[]): bigint {
  const byMoney = within.filter(({ isMoney }) => isMoney)
  let all = 0n
  for (const price of new Set(byMoney.map((each) => each.price))) {
    const own = byMoney.filter((each) => each.price === price)
    const micros = own.reduce((sum, each) => sum + each.micros, 0n)
    all += micros / price - own.reduce((sum, each) => sum + each.quantity, 0n)
  }
  return all
}

/** By the largest remainder; of two alike the earlier one. */
function split(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => (total * weight) / sum)
  const rest = weights.map((weight, at) => ({ at, left: (total * weight) % sum }))
  let missing = total - parts.reduce((all, part) => all + part, 0n)
  for (const { at } of rest.toSorted((a, b) =>
    a.left === b.left ? a.at - b.at : a.left > b.left ? -1 : 1,
  )) {
    if (missing === 0n) break
    parts[at] = (parts[at] ?? 0n) + 1n
    missing -= 1n
  }
  return parts
}
