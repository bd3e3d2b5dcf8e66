import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { type PlaceOfUse, placeOf } from '@understory/domain/footprints/sites/place.ts'
import { placesOfCompany } from '../company-footprints/public.ts'
import { findUsualFactors } from '../emission-factors/public.ts'
import { type ImportRow, startMonthOf } from './import-records.ts'

type ActivityOfSite = {
  readonly activity: string
  /** Empty: none is named. */
  readonly site: string
}
type FactorOfSite = { readonly factor: EmissionFactor | undefined; readonly country: string }

/** The factor that each activity usually takes where its site is. */
export async function factorsOfSites(
  db: Database | Tx,
  { found, asked }: { readonly found: ImportRow; readonly asked: readonly ActivityOfSite[] },
): Promise<(of: ActivityOfSite) => FactorOfSite> {
  const places = await placesOfCompany(db, { accountId: found.account_id, country: found.country })
  const placeOfSite = ({ site }: ActivityOfSite) => placeOf(places, site || null)
  const year = factorYear(startMonthOf(found))
  const keyOf = ({ country, region }: PlaceOfUse) => `${country} ${region ?? ''}`
  const groups = Map.groupBy(asked, (each) => keyOf(placeOfSite(each)))
  const factors = new Map<string, ReadonlyMap<string, EmissionFactor>>()
  for (const [key, group] of groups) {
    const [first] = group
    if (!first) continue
    const activities = new Set(group.map(({ activity }) => activity))
    factors.set(key, await findUsualFactors(db, { activities, place: placeOfSite(first), year }))
  }
  return (of) => {
    const place = placeOfSite(of)
    return { factor: factors.get(keyOf(place))?.get(of.activity), country: place.country }
  }
}
