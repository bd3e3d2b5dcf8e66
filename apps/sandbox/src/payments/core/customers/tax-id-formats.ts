import { allTaxIdTypes } from '@understory/domain/commerce/payments/buyer/tax-id.ts'

/** The country a number belongs to; `null`: no country writes that type of number so. */
export function countryOfTaxIdFormat(type: string, value: string): string | null {
  const entry = allTaxIdTypes().find((one) => one.type === type && one.pattern.test(value))
  return entry?.country ?? null
}
