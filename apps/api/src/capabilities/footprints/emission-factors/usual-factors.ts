import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { fittingFactor } from '@understory/domain/footprints/company-footprints/inventory/factor-choice.ts'
import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import { DEFAULTS_OF } from '@understory/domain/footprints/emission-factors/search/default-rows.ts'
import { presentFactor, selectFactors } from './factor-records.ts'

type Wanted = {
  readonly activities: Iterable<string>
  readonly country: string
  readonly year: number
}

/** The factor that each activity usually takes in a country, of the year or the nearest before it; one that has none is missing. */
export async function findUsualFactors(
  db: Database | Tx,
  { activities, country, year }: Wanted,
): Promise<ReadonlyMap<string, EmissionFactor>> {
  const keys = new Map<string, string>()
  for (const activity of activities) {
    const rows = DEFAULTS_OF.get(activity) ?? []
    const own = rows.find((row) => row.country === country)
    const usual = own ?? rows.find((row) => row.country === '*')
    if (usual && usual.kind !== 'none') keys.set(activity, activityKey(usual))
  }
  if (keys.size === 0) return new Map()
  const found = await selectFactors(db)
    .where((eb) => anyOf(eb.ref('f.key'), [...new Set(keys.values())]))
    .select('f.key')
    .execute()
  const byKey = Map.groupBy(found, ({ key }) => key)
  return new Map(
    [...keys].flatMap(([activity, key]) => {
      const factor = fittingFactor(byKey.get(key) ?? [], year)
      return factor ? [[activity, presentFactor(factor)] as const] : []
    }),
  )
}
