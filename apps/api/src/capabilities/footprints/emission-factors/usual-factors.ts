import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { fittingFactor } from '@understory/domain/footprints/company-footprints/inventory/factor-choice.ts'
import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import type { DefaultFactor } from '@understory/domain/footprints/emission-factors/search/default-rows.ts'
import type { PlaceOfUse } from '@understory/domain/footprints/sites/place.ts'
import { usualRow } from '@understory/domain/footprints/sites/usual-row.ts'
import { presentFactor, selectFactors } from './factor-records.ts'

type Wanted = {
  readonly activities: Iterable<string>
  readonly place: PlaceOfUse
  readonly year: number
}

/** The factor that each activity usually takes at a place, of the year or the nearest before it; one that has none is missing. */
export async function findUsualFactors(
  db: Database | Tx,
  { activities, place, year }: Wanted,
): Promise<ReadonlyMap<string, EmissionFactor>> {
  const rows = new Map(
    [...activities].flatMap((activity) => {
      const usual = usualRow(activity, place)
      return usual ? [[activity, usual] as const] : []
    }),
  )
  const factors = await findFactorsOfRows(db, { rows: [...rows.values()], year })
  return new Map(
    [...rows].flatMap(([activity, row]) => {
      const factor = factors(row)
      return factor ? [[activity, factor] as const] : []
    }),
  )
}

type WantedRows = { readonly rows: readonly DefaultFactor[]; readonly year: number }

/** The factor of a row, of the year or the nearest before it; `null`: no set has it. */
export async function findFactorsOfRows(
  db: Database | Tx,
  { rows, year }: WantedRows,
): Promise<(row: DefaultFactor) => EmissionFactor | null> {
  if (rows.length === 0) return () => null
  const keys = [...new Set(rows.map((row) => activityKey(row)))]
  const found = await selectFactors(db)
    .where((eb) => anyOf(eb.ref('f.key'), keys))
    .select('f.key')
    .execute()
  const byKey = Map.groupBy(found, ({ key }) => key)
  return (row) => {
    const fitting = fittingFactor(byKey.get(activityKey(row)) ?? [], year)
    return fitting && presentFactor(fitting)
  }
}
