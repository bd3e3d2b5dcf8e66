import { type CanonicalTextLine, canonicalText, VERSION } from '../canonical-text.ts'
import { type Hash, hashFromBase64, isSame, toBase64 } from '../hashes.ts'

export type StatedEntry = {
  readonly entry: number
  /** Its place in the log. */
  readonly index: number
  readonly leaf: Hash
  readonly opening: Hash
}

/** What a certificate says, with what shows that each of its entries is the holder's. */
export type Statement = {
  readonly certificate: string
  /** YYYY-MM-DD, as are the others. */
  readonly issued: string
  readonly name: Hash
  readonly effective: { readonly from: string; readonly to: string }
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly account: Hash
  readonly entries: readonly StatedEntry[]
}

/** The bytes whose SHA-256 stands in the log. */
export function formatStatement(statement: Statement): Uint8Array {
  const { certificate, issued, name, effective, account, entries } = statement
  const lines: readonly CanonicalTextLine[] = [
    ['certificate', certificate],
    ['issued', issued],
    ['name', toBase64(name)],
    ['effective', `${effective.from} ${effective.to}`],
    ['trees', `${statement.milliTrees} mtree`],
    ['co2e', `${statement.co2eGrams} g`],
    ['plastic', `${statement.plasticGrams} g`],
    ['account', toBase64(account)],
    ...entries
      .toSorted((one, other) => one.entry - other.entry)
      .map(
        ({ entry, index, leaf, opening }): CanonicalTextLine => [
          'entry',
          `${entry} ${index} ${toBase64(leaf)} ${toBase64(opening)}`,
        ],
      ),
  ]
  return Buffer.from(canonicalText('statement', lines), 'ascii')
}

const HEAD = ['certificate', 'issued', 'name', 'effective', 'trees', 'co2e', 'plastic', 'account']
const TOTAL = /^(-?\d{1,16}) (mtree|g)$/
const ENTRY = /^entry ([1-9]\d{0,15}) (0|[1-9]\d{0,15}) (\S{44}) (\S{44})$/

/** `null` where the bytes are not those that `formatStatement` gives. */
export function parseStatement(bytes: Uint8Array): Statement | null {
  const [first, ...lines] = Buffer.from(bytes).toString('latin1').split('\n')
  const head = lines.slice(0, HEAD.length).map((line, at) => afterName(line, HEAD[at] ?? ''))
  const entries = lines.slice(HEAD.length, -1).flatMap((line) => readEntry(line) ?? [])
  const [certificate = '', issued = '', name = '', days = '', ...figures] = head
  const [trees = '', co2e = '', plastic = '', base64 = ''] = figures
  const [from = '', to = ''] = days.split(' ')
  const [nameHash, account] = [hashFromBase64(name), hashFromBase64(base64)]
  if (first !== `${VERSION} statement` || !nameHash || !account) return null
  const statement: Statement = {
    certificate,
    issued,
    name: nameHash,
    effective: { from, to },
    milliTrees: totalOf(trees),
    co2eGrams: totalOf(co2e),
    plasticGrams: totalOf(plastic),
    account,
    entries,
  }
  return isSame(formatOr(statement), bytes) ? statement : null
}

const afterName = (line: string, name: string): string =>
  line.startsWith(`${name} `) ? line.slice(name.length + 1) : ''

const totalOf = (text: string): number => Number(TOTAL.exec(text)?.[1] ?? Number.NaN)

function readEntry(line: string): StatedEntry | null {
  const [, entry, index, leaf = '', opening = ''] = ENTRY.exec(line) ?? []
  const hashes = [hashFromBase64(leaf), hashFromBase64(opening)] as const
  if (!hashes[0] || !hashes[1]) return null
  return { entry: Number(entry), index: Number(index), leaf: hashes[0], opening: hashes[1] }
}

function formatOr(statement: Statement): Uint8Array {
  try {
    return formatStatement(statement)
  } catch {
    return new Uint8Array()
  }
}
