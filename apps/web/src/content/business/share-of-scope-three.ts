import { estimateFootprint } from '@understory/domain/footprints/company-footprints/estimate/estimate.ts'
import { SECTORS } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'

/** A British company of middling size, of every sector. */
const COMPANY = {
  country: 'GB',
  turnover: 2_000_000,
  currency: 'GBP',
  year: 2023,
  employees: null,
  downstream: 'auto',
} as const

/** In how many sectors a company's scope 3 is more than half of its estimate, by our own model. */
export function sectorsByShareOfScopeThree(): { readonly sectors: number; readonly of: number } {
  const estimates = SECTORS.map(({ code }) => estimateFootprint({ ...COMPANY, sector: code }))
  const mostly = estimates.filter(
    (estimate) => 'total' in estimate && estimate.scope3 > estimate.total / 2,
  )
  return { sectors: mostly.length, of: estimates.length }
}
