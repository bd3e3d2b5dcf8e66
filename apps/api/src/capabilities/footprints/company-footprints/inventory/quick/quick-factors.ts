import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { fittingFactor } from '@understory/domain/footprints/company-footprints/inventory/factor-choice.ts'
import type { QuickItem } from '@understory/domain/footprints/company-footprints/inventory/quick/quick-item.ts'
import { quickItemIn } from '@understory/domain/footprints/company-footprints/inventory/quick/quick-item-in.ts'
import { QUICK_ITEMS } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { usualQuickFactor } from '@understory/domain/footprints/company-footprints/inventory/quick-factor.ts'
import { activityKey } from '@understory/domain/footprints/emission-factors/activity-key.ts'
import type { PlaceOfUse } from '@understory/domain/footprints/sites/place.ts'
import { presentFactor, selectFactors } from '../../../emission-factors/public.ts'

type FindingQuickFactors = {
  readonly place: PlaceOfUse
  readonly year: number
  /** The ids of the questions; all of them where it is absent. */
  readonly ids?: readonly string[]
}

/** The factor of each question of quick entry at a place, of the year or the nearest one; none where there is none. */
export async function findQuickFactors(
  db: Database | Tx,
  { place, year, ids }: FindingQuickFactors,
): Promise<ReadonlyMap<string, ReturnType<typeof presentFactor>>> {
  const items = QUICK_ITEMS.filter(({ id }) => ids?.includes(id) ?? true)
  const rows = await selectFactors(db)
    .where((eb) =>
      anyOf(
        eb.ref('f.key'),
        items.flatMap((item) => keysAt(item, place)),
      ),
    )
    .select('f.key')
    .execute()
  return new Map(
    items.flatMap((item) => {
      const [nearest] = keysAt(item, place).flatMap((wanted) => {
        const those = rows.filter(({ key }) => key === wanted)
        return fittingFactor(those, year) ?? []
      })
      return nearest ? [[item.id, presentFactor(nearest)] as const] : []
    }),
  )
}

/** What a question takes at a place, best first: what is usual there, else the British row in the unit that is asked. */
function keysAt(item: QuickItem, place: PlaceOfUse): string[] {
  const asked = quickItemIn(item, place.country)
  const usual = usualQuickFactor(asked, place)
  return [...(usual ? [usual] : []), quickItemKeyOf(asked), quickItemKeyOf(item)]
}

const quickItemKeyOf = ({ factor, unit }: QuickItem) =>
  activityKey({ market: 'uk', ...factor, unit })
