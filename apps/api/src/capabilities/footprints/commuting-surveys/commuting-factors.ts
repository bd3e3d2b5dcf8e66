import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  COMMUTE_ACTIVITIES,
  type CommuteActivity,
  commuteFactorKey,
} from '@understory/domain/footprints/commuting-surveys/commute-activity.ts'
import { fittingFactor } from '@understory/domain/footprints/company-footprints/inventory/factor-choice.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { presentFactor, selectFactors } from '../emission-factors/public.ts'
import { commutingSurveysMessage } from './messages/messages.generated.ts'

type OfWhere = { readonly country: string; readonly year: number }

/** The factor of each activity in a country and year. */
export async function findCommutingFactors(
  db: Database | Tx,
  { country, year }: OfWhere,
): Promise<ReadonlyMap<CommuteActivity, EmissionFactor>> {
  const keyOf = (activity: CommuteActivity) => commuteFactorKey(activity, country)
  const rows = await selectFactors(db)
    .where((eb) =>
      anyOf(
        eb.ref('f.key'),
        COMMUTE_ACTIVITIES.flatMap((each) => keyOf(each) ?? []),
      ),
    )
    .select('f.key')
    .execute()
  return new Map(
    COMMUTE_ACTIVITIES.flatMap((activity) => {
      const own = rows.filter(({ key }) => key === keyOf(activity))
      const fitting = fittingFactor(own, year)
      return fitting ? [[activity, presentFactor(fitting)] as const] : []
    }),
  )
}

const PASSENGERS: readonly CommuteActivity[] = ['bus', 'train', 'tram']

const unitOf = (activity: CommuteActivity): string =>
  activity === 'home'
    ? commutingSurveysMessage('commuting-factors.unit-of')
    : PASSENGERS.includes(activity)
      ? 'passenger.km'
      : 'km'

/** An amount in the unit of a factor, to three decimals of kilometres or hours. */
export function quantityOfAmount(
  { activity, amount }: { readonly activity: CommuteActivity; readonly amount: number },
  { unit }: Pick<EmissionFactor, 'unit'>,
): number {
  const converted = convert(amount / 1_000, unitOf(activity), unit)
  if (!converted.ok) throw new Error(`${unitOf(activity)} does not convert to ${unit}`)
  return Math.round(converted.quantity * 1_000) / 1_000
}
