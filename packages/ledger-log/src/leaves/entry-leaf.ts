import { type CanonicalTextLine, leafBytes, readLines } from '../canonical-text.ts'
import { type Hash, hashFromBase64, toBase64 } from '../hashes.ts'
import { formatOrders, type OrdersBehind, parseOrders } from '../orders/orders-behind.ts'

export const ENTRY_LEAF_SOURCES = [
  'purchase',
  'subscription-cycle',
  'order-contribution',
  'vehicle-offset',
  'gift',
  'offer',
  'off-platform',
  'order-credit',
  'reversal',
] as const
export type Source = (typeof ENTRY_LEAF_SOURCES)[number]

export const IMPACTS = ['trees', 'co2e', 'plastic'] as const
export type LoggedImpact = (typeof IMPACTS)[number]

/** One row of the impact ledger, as the public reads it: a leaf of kind `entry`, or `orders` where it has some. */
export type EntryLeaf = {
  readonly entry: number
  readonly recorded: Date
  readonly source: Source
  readonly impact: LoggedImpact
  /** Thousandths of a tree, or grams; below zero in what takes back. */
  readonly quantity: number
  readonly project: string
  /** Both days are included: YYYY-MM-DD. */
  readonly effective: { readonly from: string; readonly to: string }
  readonly basis: string
  readonly event: Hash
  readonly holder: Hash
  /** The entry that it reverses, or that a credit lowers. */
  readonly reverses: number | null
  /** The orders of a shop behind it; `null`: it is of none in particular. */
  readonly orders: OrdersBehind | null
}

const ENTRY_LEAF_NAMES = [
  'entry',
  'recorded',
  'source',
  'impact',
  'quantity',
  'project',
  'effective',
  'basis',
  'event',
  'holder',
  'reverses',
] as const

const ENTRY_LEAF_COUNT = /^[1-9]\d{0,15}$/
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/
const QUANTITY = /^(-?[1-9]\d{0,15}) (mtree|g)$/
const PROJECT = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/
const BASIS = /^[!-~]{1,96}$/
const DAYS = /^(\d{4}-\d{2}-\d{2}) (\d{4}-\d{2}-\d{2})$/

export const unitOf = (impact: LoggedImpact): 'mtree' | 'g' => (impact === 'trees' ? 'mtree' : 'g')

/** The exact minute tells nobody when someone paid to the second. */
export const toMinute = (instant: Date): string => `${instant.toISOString().slice(0, 16)}Z`

/** Throws where a value has no form: what reads the ledger stops instead of logging something else. */
export function formatEntryLeaf(leaf: EntryLeaf): Uint8Array {
  const lines: readonly CanonicalTextLine[] = [
    ['entry', String(leaf.entry)],
    ['recorded', toMinute(leaf.recorded)],
    ['source', leaf.source],
    ['impact', leaf.impact],
    ['quantity', `${leaf.quantity} ${unitOf(leaf.impact)}`],
    ['project', leaf.project],
    ['effective', `${leaf.effective.from} ${leaf.effective.to}`],
    ['basis', leaf.basis],
    ['event', toBase64(leaf.event)],
    ['holder', toBase64(leaf.holder)],
    ['reverses', leaf.reverses === null ? '-' : String(leaf.reverses)],
  ]
  const bytes = leaf.orders
    ? leafBytes('orders', [...lines, ['orders', formatOrders(leaf.orders)]])
    : leafBytes('entry', lines)
  if (!parseEntryLeaf(bytes)) throw new RangeError(`entry ${leaf.entry} has no canonical form`)
  return bytes
}

/** The form of each line by itself. */
const FORMS: Readonly<Record<(typeof ENTRY_LEAF_NAMES)[number], (value: string) => boolean>> = {
  entry: (value) => ENTRY_LEAF_COUNT.test(value),
  recorded: (value) => isMinute(value),
  source: (value) => ENTRY_LEAF_SOURCES.some((each) => each === value),
  impact: (value) => IMPACTS.some((each) => each === value),
  quantity: (value) => QUANTITY.test(value) && Number.isSafeInteger(Number.parseInt(value, 10)),
  project: (value) => PROJECT.test(value),
  effective: (value) => DAYS.test(value) && value.split(' ').every(isDay),
  basis: (value) => BASIS.test(value),
  event: (value) => hashFromBase64(value) !== null,
  holder: (value) => hashFromBase64(value) !== null,
  reverses: (value) => value === '-' || ENTRY_LEAF_COUNT.test(value),
}

/** `null` where the bytes are not those that `formatEntryLeaf` gives. */
export function parseEntryLeaf(bytes: Uint8Array): EntryLeaf | null {
  const text = Buffer.from(bytes).toString('latin1')
  const withOrders = readLines(text, 'orders', [...ENTRY_LEAF_NAMES, 'orders'])
  const values = withOrders ?? readLines(text, 'entry', ENTRY_LEAF_NAMES)
  if (!values || !ENTRY_LEAF_NAMES.every((name, at) => FORMS[name](values[at] ?? ''))) return null
  const orders = withOrders && parseOrders(withOrders.at(-1) ?? '')
  const lineOf = (name: (typeof ENTRY_LEAF_NAMES)[number]) =>
    values[ENTRY_LEAF_NAMES.indexOf(name)] ?? ''
  const [, amount = '', unit] = QUANTITY.exec(lineOf('quantity')) ?? []
  const [from = '', to = ''] = lineOf('effective').split(' ')
  const leaf: EntryLeaf = {
    entry: Number(lineOf('entry')),
    recorded: new Date(lineOf('recorded')),
    source: lineOf('source') as Source,
    impact: lineOf('impact') as LoggedImpact,
    quantity: Number(amount),
    project: lineOf('project'),
    effective: { from, to },
    basis: lineOf('basis'),
    event: Buffer.from(lineOf('event'), 'base64'),
    holder: Buffer.from(lineOf('holder'), 'base64'),
    reverses: lineOf('reverses') === '-' ? null : Number(lineOf('reverses')),
    orders,
  }
  const isRight =
    from <= to &&
    unit === unitOf(leaf.impact) &&
    isTakingBack(leaf) === leaf.quantity < 0 &&
    isTakingBack(leaf) === (leaf.reverses !== null) &&
    (withOrders === null) === (orders === null)
  return isRight && isOfItsKind(leaf) ? leaf : null
}

const isTakingBack = ({ source }: EntryLeaf) => source === 'reversal' || source === 'order-credit'

/** Orders stand behind what shops contributed and credited alone: at least one unit each, on one day. */
function isOfItsKind({ orders, source, quantity, effective }: EntryLeaf): boolean {
  const isCredit = source === 'order-credit'
  if (!orders) return !isCredit
  return (
    (isCredit || source === 'order-contribution') &&
    Math.abs(quantity) >= orders.count &&
    effective.from === effective.to
  )
}

const isMinute = (text: string) => MINUTE.test(text) && toMinuteOr(text) === text
const toMinuteOr = (text: string) => {
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? '' : toMinute(instant)
}
const isDay = (text: string) => isMinute(`${text}T00:00Z`)
