import { canonicalText, type Line } from './canonical-text.ts'
import { type Hash, toBase64 } from './hashes.ts'

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
  const lines: readonly Line[] = [
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
        ({ entry, index, leaf, opening }): Line => [
          'entry',
          `${entry} ${index} ${toBase64(leaf)} ${toBase64(opening)}`,
        ],
      ),
  ]
  return Buffer.from(canonicalText('statement', lines), 'ascii')
}
