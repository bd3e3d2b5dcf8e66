import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { Database } from '@understory/database/connect.ts'
import { DEFAULTS_OF } from '@understory/domain/footprints/emission-factors/search/default-rows.ts'
import { presentFactor, selectFactors } from './factor-records.ts'
import { findUsualFactors } from './usual-factors.ts'

type Listing = { readonly country: string; readonly year: number; readonly most: number }

/** Factors to choose from: those that are usual in a country, then others of its publisher, the newest first. */
export async function listUsualFactors(
  db: Database,
  { country, year, most }: Listing,
): Promise<readonly EmissionFactor[]> {
  const activities = [...DEFAULTS_OF.keys()]
  const usual = await findUsualFactors(db, { activities, place: { country, region: null }, year })
  const others = await selectFactors(db)
    .where('s.market', '=', country === 'US' ? 'us' : 'uk')
    .where('s.kind', '=', 'activity')
    .where('s.year', '<=', year)
    .where('f.category', 'not ilike', 'wtt%')
    .orderBy('s.year', 'desc')
    .orderBy('s.revision', 'desc')
    .orderBy('f.id')
    .limit(most)
    .execute()
  const once = new Map(
    [...usual.values(), ...others.map(presentFactor)].map((factor) => [factor.factorId, factor]),
  )
  return [...once.values()].slice(0, most)
}
