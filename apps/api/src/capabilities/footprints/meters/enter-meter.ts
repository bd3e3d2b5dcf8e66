import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { InventoryLineInput } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EnterMeter } from '@understory/contracts/footprints/meters.ts'
import type { Tx } from '@understory/database/connect.ts'
import { firstDay, lastDay, monthOf, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { gasInKWh, meterKind } from '@understory/domain/footprints/meters/meter-kinds.ts'
import { type MeteredYear, meteredYear } from '@understory/domain/footprints/meters/metered-year.ts'
import { placeOf } from '@understory/domain/footprints/sites/place.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import {
  changeLocked,
  type findInventory,
  insertLines,
  placesOfCompany,
} from '../company-footprints/public.ts'
import { findUsualFactors } from '../emission-factors/public.ts'
import { metersMessage } from './messages/messages.generated.ts'
import { billsOf, listBillRows, lockMeter, type MeterRow, meterQuestion } from './meter-records.ts'

type EnterMeterDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type EnteringMeter = {
  readonly footprintId: string
  readonly meterId: string
  readonly accountId: string
  readonly userId: string
  readonly body: BodyOf<typeof EnterMeter>
}
type EnteredMeter = { readonly quantity: number; readonly unit: string }

/** Makes the line of a meter in the year of a footprint, or makes it again. */
export function enterMeter(
  deps: EnterMeterDeps,
  { body, meterId, ...entering }: EnteringMeter,
): Promise<EnteredMeter | Refused> {
  const wanted = { ...entering, reason: body.reason }
  return transact(deps.db, (tx) =>
    changeLocked(tx, deps, {
      wanted,
      change: async (_, inventory) => {
        const input = await lineOfMeter(tx, { ...entering, meterId, body, inventory })
        if (input instanceof Refused) return input
        const made = await insertLines(tx, deps, { wanted, inventory, inputs: [input] })
        return made instanceof Refused ? made : { quantity: input.quantity, unit: input.unit }
      },
    }),
  )
}

type OfMeterLine = Omit<EnteringMeter, 'userId'> & {
  readonly inventory: NonNullable<Awaited<ReturnType<typeof findInventory>>>
}

async function lineOfMeter(
  tx: Tx,
  { meterId, accountId, body, inventory }: OfMeterLine,
): Promise<InventoryLineInput | Refused> {
  const meter = await lockMeter(tx, { meterId, accountId })
  if (!meter) return refuse('METER_NOT_FOUND')
  const start = monthOf(inventory.start_month)
  const days = { first: firstDay(start), last: lastDay(shiftMonth(start, 11)) }
  const bills = billsOf(await listBillRows(tx, { accountId, ...days }), meter.id)
  if (bills.length === 0) return refuse('METER_EMPTY')
  const year = meteredYear(bills, start)
  const { activity, category, name, unit } = meterKind(meter.kind)
  const places = await placesOfCompany(tx, { accountId, country: inventory.country })
  const factors = await findUsualFactors(tx, {
    activities: [activity],
    place: placeOf(places, meter.site),
    year: factorYear(start),
  })
  const factor = factors.get(activity)
  const counted = inLineUnit(meter, body.fills ? year.quantity + year.rest : year.quantity)
  if (!(factor && convert(counted, unit, factor.unit).ok)) return refuse('NO_FACTOR_OF_METER')
  const isFilled = body.fills && year.rest > 0
  return {
    category,
    description: metersMessage('enter-meter.description', { name, number: meter.number }),
    quantity: Math.round(counted * 1_000) / 1_000,
    unit,
    factorId: factor.factorId,
    figureSource: isFilled ? 'filled' : year.hasEstimates ? 'worked-out' : 'document',
    quality: { completeness: completenessOf(year) },
    entityId: null,
    site: meter.site,
    note: noteOf(meter, { year, isFilled, bills: bills.length }),
    marketFactor: null,
    period: null,
    purchasePart: null,
    quickItem: meterQuestion(meter.id),
    withUpstream: true,
  }
}

const inLineUnit = ({ kind, calorific_value }: MeterRow, quantity: number): number =>
  kind === 'gas' && calorific_value !== null ? gasInKWh(quantity, calorific_value) : quantity

function completenessOf({ missingMonths }: MeteredYear) {
  if (missingMonths === 0) return 'very-good'
  if (missingMonths <= 2) return 'good'
  return missingMonths <= 5 ? 'fair' : 'poor'
}

type AboutMetered = {
  readonly year: MeteredYear
  readonly isFilled: boolean
  readonly bills: number
}

/** What is printed on the line. */
function noteOf(meter: MeterRow, { year, isFilled, bills }: AboutMetered): string {
  const { missingMonths } = year
  const months = metersMessage('enter-meter.months', {
    missingMonths,
  })
  const filled = isFilled ? metersMessage('enter-meter.filled') : null
  const parts = [
    metersMessage('enter-meter.bills', { bills }),
    ...(missingMonths > 0 ? [months] : []),
    ...(filled ? [filled] : []),
    ...(year.hasEstimates ? [metersMessage('enter-meter.estimated')] : []),
    ...(meter.calorific_value === null
      ? []
      : [
          metersMessage('enter-meter.cubic-metres', {
            calorificValue: String(meter.calorific_value),
          }),
        ]),
  ]
  const twice = year.hasOverlap ? metersMessage('enter-meter.twice') : ''
  return metersMessage('enter-meter.note', { parts: parts.join('; '), twice })
}
