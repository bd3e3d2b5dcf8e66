import { countCharacters, isPlainLine } from '../../../quantity/plain-text.ts'
import { TAX_ID_ROWS } from './tax-id-catalogue.generated.ts'

export type TaxIdType = {
  /** ISO 3166-1, or 'EU' for the one-stop-shop number. */
  readonly country: string
  /** The payment provider's code, such as 'gb_vat'. */
  readonly type: string
  readonly description: string
  readonly example: string
  readonly pattern: RegExp
}

const CATALOGUE: readonly TaxIdType[] = TAX_ID_ROWS.map(
  ([country, type, description, example, pattern]) => ({
    country,
    type,
    description,
    example,
    pattern: new RegExp(pattern, 'u'),
  }),
)

/** Longer than any number of the catalogue; the provider takes no more either way. */
const LONGEST_VALUE = 60

/** What may be given in a country, its own types first; empty where there is none. */
export function taxIdTypesOf(country: string): TaxIdType[] {
  const types = CATALOGUE.filter((entry) => entry.country === country)
  const isOwn = ({ type }: TaxIdType) => type.startsWith(`${country.toLowerCase()}_`)
  return [...types.filter(isOwn), ...types.filter((entry) => !isOwn(entry))]
}

/** Every type of the catalogue, for showing it. */
export function allTaxIdTypes(): readonly TaxIdType[] {
  return CATALOGUE
}

export type CheckedTaxId =
  | { readonly ok: true; readonly type: string; readonly value: string }
  | { readonly ok: false; readonly problem: 'UNKNOWN_TAX_ID_TYPE' }
  | { readonly ok: false; readonly problem: 'BAD_TAX_ID_FORMAT'; readonly example: string }

/**
 * Tests the written format alone, in capitals and without spaces around it; whether the number
 * exists only its registry can say. Separators within are preserved, because some formats need them;
 * spaces that a format does not have are left out, as 'GB 123 4567 89' is how its registry prints one.
 */
export function checkTaxId(country: string, type: string, typed: string): CheckedTaxId {
  const entry = CATALOGUE.find((each) => each.country === country && each.type === type)
  if (!entry) return { ok: false, problem: 'UNKNOWN_TAX_ID_TYPE' }
  const written = typed.trim().toUpperCase()
  const readable = isPlainLine(written) && countCharacters(written) <= LONGEST_VALUE
  const value = [written, written.replaceAll(' ', '')].find((spelling) =>
    entry.pattern.test(spelling),
  )
  if (readable && value !== undefined) return { ok: true, type, value }
  return { ok: false, problem: 'BAD_TAX_ID_FORMAT', example: entry.example }
}
