import { canonicalText, readLines } from '../canonical-text.ts'
import { type Hash, hashFromBase64, toBase64 } from '../hashes.ts'

type StatedAmount = { readonly amount: string; readonly unit: string }

/** What is stated of an answer that a supplier released. Grams; `null` is not disclosed, or not known. */
export type StatedAnswer = {
  readonly releaseId: string
  /** A day, as 2026-11-27. */
  readonly issuedOn: string
  /** Commitments to the two names, each with its own nonce. */
  readonly supplier: Hash
  readonly customer: Hash
  readonly period: { readonly from: string; readonly to: string }
  readonly level: string
  readonly scope1Grams: number | null
  readonly scope2LocationGrams: number | null
  readonly scope2MarketGrams: number | null
  readonly upstreamGrams: number | null
  readonly upstreamCategories: readonly number[]
  readonly method: string
  readonly customerAmount: StatedAmount | null
  readonly supplierAmount: StatedAmount | null
  readonly allocatedGrams: number
  readonly share: string | null
  readonly assurance: string
}

const NAMES_OF_LINES = [
  'answer',
  'issued',
  'supplier',
  'customer',
  'period',
  'level',
  'scope1',
  'scope2',
  'scope2',
  'upstream',
  'driver',
  'allocated',
  'share',
  'assurance',
] as const

const statedGrams = (value: number | null) => (value === null ? '-' : `${value} g`)

/** The bytes of an answer that are logged: fixed lines of ASCII, each ending in a line feed. */
export function formatAnswerStatement(stated: StatedAnswer): string {
  const { customerAmount, supplierAmount, upstreamGrams, upstreamCategories } = stated
  const upstream = [
    statedGrams(upstreamGrams),
    ...(upstreamGrams === null ? [] : [upstreamCategories.join(',')]),
  ]
  const driver = [
    stated.method,
    ...(customerAmount ? amountsInLine(customerAmount, supplierAmount) : []),
  ]
  const values = [
    stated.releaseId,
    stated.issuedOn,
    toBase64(stated.supplier),
    toBase64(stated.customer),
    `${stated.period.from} ${stated.period.to}`,
    stated.level,
    statedGrams(stated.scope1Grams),
    `location ${statedGrams(stated.scope2LocationGrams)}`,
    `market ${statedGrams(stated.scope2MarketGrams)}`,
    upstream.filter((each) => each !== '').join(' '),
    driver.join(' '),
    statedGrams(stated.allocatedGrams),
    stated.share ?? '-',
    stated.assurance,
  ]
  return canonicalText(
    'answer',
    NAMES_OF_LINES.map((name, at) => [name, values[at] ?? '-'] as const),
  )
}

/** Both amounts with their unit, or each with its own where they differ. */
function amountsInLine(bought: StatedAmount, sold: StatedAmount | null): string[] {
  const isOneUnit = sold === null || sold.unit === bought.unit
  return isOneUnit
    ? [bought.amount, sold?.amount ?? '-', inOneWord(bought.unit)]
    : [bought.amount, inOneWord(bought.unit), sold.amount, inOneWord(sold.unit)]
}

/** Units are words of ASCII without a space: cubic-metres. */
const inOneWord = (unit: string) => unit.replaceAll(' ', '-')

/** `null` where the text is not what `formatAnswerStatement` gives. */
export function parseAnswerStatement(text: string): StatedAnswer | null {
  const values = readLines(text, 'answer', NAMES_OF_LINES)
  if (!values) return null
  const [releaseId = '', issuedOn = '', supplierName = '', customerName = '', months = ''] = values
  const [, , , , , level = '', scope1 = '', location = '', market = '', upstream = ''] = values
  const [driver = '', allocated = '', share = '', assurance = ''] = values.slice(10)
  const [supplier, customer] = [hashFromBase64(supplierName), hashFromBase64(customerName)]
  const [from = '', to = ''] = months.split(' ')
  const allocatedGrams = readGrams(allocated)
  if (!supplier || !customer || allocatedGrams === null) return null
  const [upstreamAmount = '', upstreamUnit = '', categories = ''] = upstream.split(' ')
  const [method = '', ...amounts] = driver.split(' ')
  const stated: StatedAnswer = {
    releaseId,
    issuedOn,
    supplier,
    customer,
    period: { from, to },
    level,
    scope1Grams: readGrams(scope1),
    scope2LocationGrams: readGrams(location.slice('location '.length)),
    scope2MarketGrams: readGrams(market.slice('market '.length)),
    upstreamGrams: readGrams(`${upstreamAmount} ${upstreamUnit}`),
    upstreamCategories: categories === '' ? [] : categories.split(',').map(Number),
    method,
    ...readAmounts(amounts),
    allocatedGrams,
    share: share === '-' ? null : share,
    assurance,
  }
  return isSpeltSo(stated, text) ? stated : null
}

function readAmounts(
  words: readonly string[],
): Pick<StatedAnswer, 'customerAmount' | 'supplierAmount'> {
  const [bought, second = '', third = '', fourth] = words
  if (bought === undefined) return { customerAmount: null, supplierAmount: null }
  if (fourth !== undefined)
    return {
      customerAmount: { amount: bought, unit: second },
      supplierAmount: { amount: third, unit: fourth },
    }
  return {
    customerAmount: { amount: bought, unit: third },
    supplierAmount: second === '-' ? null : { amount: second, unit: third },
  }
}

function isSpeltSo(stated: StatedAnswer, text: string): boolean {
  try {
    return formatAnswerStatement(stated) === text
  } catch {
    return false
  }
}

function readGrams(value: string): number | null {
  const [, digits] = /^(0|[1-9]\d{0,15}) g$/.exec(value) ?? []
  return digits === undefined ? null : Number(digits)
}
