import { findCountry } from '../../../countries/countries.ts'
import type { BillingAddress } from './billing-address.ts'

/** The town, then the post code on a line of its own. */
const POSTCODE_LAST = ['GB', 'IE', 'IM', 'JE', 'GG']
/** The town, then the post code on the same line. */
const POSTCODE_AFTER = ['US', 'CA', 'AU', 'NZ', 'IN', 'SG']

/** As the post of the country writes it (Universal Postal Union, postal addressing systems). */
export function addressLines(address: BillingAddress): string[] {
  const country = findCountry(address.country)?.name ?? address.country
  const lines = [address.line1, address.line2, ...townLines(address), country]
  return lines.filter((line): line is string => Boolean(line))
}

function townLines({ city, postcode, country }: BillingAddress): string[] {
  if (POSTCODE_LAST.includes(country)) return [city, postcode]
  if (POSTCODE_AFTER.includes(country)) return [`${city} ${postcode}`.trim()]
  return [`${postcode} ${city}`.trim()]
}
