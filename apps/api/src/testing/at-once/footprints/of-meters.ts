import {
  AddMeter,
  AddMeterBill,
  EnterMeter,
  RemoveMeter,
  RemoveMeterBill,
} from '@understory/contracts/footprints/meters.ts'
import { calendarDate } from '@understory/domain/calendar/calendar.ts'
import { refinedFootprint } from '../../footprints/footprints.ts'
import { meteredBy } from '../../footprints/meters.ts'
import { newcomer } from '../newcomer.ts'
import { all, one, type Promised, same } from '../promises.ts'
import type { Scene } from '../scene.ts'

async function metered({ api }: Scene) {
  const owner = await newcomer(api, 'business')
  const ids = await meteredBy(api, owner)
  return { owner, by: owner.bearer, ...ids }
}

export const OF_METERS: readonly Promised[] = [
  one(AddMeter, ['METER_EXISTS'], async ({ api }) => {
    const { bearer } = await newcomer(api, 'business')
    const body = { site: null, kind: 'gas', number: 'G4-17', unit: 'kWh' } as const
    return { by: bearer, body }
  }),
  all(AddMeterBill, async (scene) => {
    const { by, meterId } = await metered(scene)
    const day = calendarDate(2025, 1, 1)
    const body = { from: day, to: day, quantity: 5, isEstimated: false }
    return { by, params: { meterId }, body }
  }),
  same(EnterMeter, async (scene) => {
    const { owner, by, meterId } = await metered(scene)
    const footprintId = await refinedFootprint(scene.api, owner, '2025-01')
    return { by, params: { footprintId, meterId }, body: { fills: true } }
  }),
  one(RemoveMeterBill, ['METER_BILL_NOT_FOUND'], async (scene) => {
    const { by, meterBillId } = await metered(scene)
    return { by, params: { meterBillId } }
  }),
  one(RemoveMeter, ['METER_NOT_FOUND'], async (scene) => {
    const { by, meterId } = await metered(scene)
    return { by, params: { meterId } }
  }),
]
