import type { LedgerClass } from './ledger-class.ts'
import { ledgerKey } from './ledger-words.ts'
import { MERCHANT_ROWS, SUPPLIER_ROWS } from './suppliers.generated.ts'

type KnownSupplier = {
  readonly result: LedgerClass
  readonly at: number
  /** So short that it counts only as the whole name. */
  readonly isShort: boolean
}

const SHORT = 3
/** A bank puts the supplier among the first words of its text. */
const FIRST_WORDS = 4

const SUPPLIERS = new Map<string, KnownSupplier>()
for (const [at, [name, result]] of SUPPLIER_ROWS.entries()) {
  const key = ledgerKey(name)
  if (key === '' || SUPPLIERS.has(key)) continue
  SUPPLIERS.set(key, { result, at, isShort: key.length <= SHORT })
}
const LONGEST = Math.max(...[...SUPPLIERS.keys()].map((key) => key.split(' ').length))

/** What is bought of a well-known supplier; without a name the text may begin with one. */
export function classOfSupplier(
  supplier: readonly string[],
  text: readonly string[],
): LedgerClass | null {
  if (supplier.length > 0) return longestIn(supplier)?.result ?? null
  const beginning = text.slice(0, FIRST_WORDS)
  for (let size = Math.min(LONGEST, beginning.length); size > 0; size--) {
    const known = SUPPLIERS.get(beginning.slice(0, size).join(' '))
    if (known && (!known.isShort || beginning.length === 1)) return known.result
  }
  return null
}

function longestIn(words: readonly string[]): KnownSupplier | null {
  for (let size = Math.min(LONGEST, words.length); size > 0; size--) {
    let found: KnownSupplier | null = null
    for (let from = 0; from + size <= words.length; from++) {
      const known = SUPPLIERS.get(words.slice(from, from + size).join(' '))
      if (!known || (known.isShort && size !== words.length)) continue
      if (!found || known.at < found.at) found = known
    }
    if (found) return found
  }
  return null
}

/** The name of a well-known supplier that a text begins with. */
export function knownSupplierAt(text: string): string | null {
  const words = text.split(/\s+/)
  let found: string | null = null
  let before = ''
  for (let count = 1; count <= Math.min(LONGEST, words.length); count++) {
    const name = words.slice(0, count).join(' ')
    const key = ledgerKey(name)
    const known = SUPPLIERS.get(key)
    if (known && !known.isShort && key !== before) found = name
    before = key
  }
  return found
}

const MERCHANTS = MERCHANT_ROWS.map(([codes, , result]) => {
  const [from = '', to = from] = codes.split('-')
  return { from: Number(from), to: Number(to), result }
})

/** What is bought of a merchant of a category code (ISO 18245). */
export function classOfMerchant(mcc: string): LedgerClass | null {
  const code = Number(mcc)
  if (!code) return null
  return MERCHANTS.find(({ from, to }) => from <= code && code <= to)?.result ?? null
}
