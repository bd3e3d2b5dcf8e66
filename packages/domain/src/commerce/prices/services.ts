import {
  type ScopeThreeKey,
  scopeThreeName,
} from '../../footprints/company-footprints/scope-three.ts'
import { type Currency, type Money, money } from '../../quantity/money.ts'

/** Work that is bought by itself: specification section 9. */
export const VERIFY_SERVICES = [
  'verify_footprint_scopes_one_two',
  'verify_footprint_scope_three_category',
] as const
export type VerifyService = (typeof VERIFY_SERVICES)[number]
export type Service = VerifyService | 'premium'

/** In minor units of one currency, of one price-book version. */
export type ServicePrices = Readonly<Record<Service, number>>

export type ServicesVerification = {
  readonly scopesOneTwo: boolean
  /** How many of the fifteen categories of scope three. */
  readonly scopeThreeCategories: number
}

export type ServiceLine = {
  readonly service: VerifyService
  readonly count: number
  /** Of all of them. */
  readonly minor: number
}

/** What a verification consists of and costs; nothing chosen gives no line. */
export function priceVerification(
  { scopesOneTwo, scopeThreeCategories }: ServicesVerification,
  prices: Pick<ServicePrices, VerifyService>,
  currency: Currency,
): { readonly lines: readonly ServiceLine[]; readonly total: Money } {
  const counts: Readonly<Record<VerifyService, number>> = {
    verify_footprint_scopes_one_two: scopesOneTwo ? 1 : 0,
    verify_footprint_scope_three_category: scopeThreeCategories,
  }
  const lines = VERIFY_SERVICES.filter((service) => counts[service] > 0).map((service) => ({
    service,
    count: counts[service],
    minor: counts[service] * prices[service],
  }))
  return {
    lines,
    total: money(
      lines.reduce((sum, line) => sum + line.minor, 0),
      currency,
    ),
  }
}

/** With the categories that were chosen for it. */
export const serviceInWords = (
  line: Pick<ServiceLine, 'service' | 'count'>,
  chosen: readonly ScopeThreeKey[],
): string =>
  [serviceName(line), ...(chosen.length > 0 ? [chosen.map(scopeThreeName).join(', ')] : [])].join(
    ': ',
  )

/** 'Verification of scopes 1 and 2', 'Verification of 3 categories of scope 3'. */
export function serviceName({ service, count }: Pick<ServiceLine, 'service' | 'count'>): string {
  if (service === 'verify_footprint_scopes_one_two') return 'Verification of scopes 1 and 2'
  return `Verification of ${count} ${count === 1 ? 'category' : 'categories'} of scope 3`
}
