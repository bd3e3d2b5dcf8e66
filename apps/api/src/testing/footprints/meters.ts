import { AddMeter, AddMeterBill } from '@understory/contracts/footprints/meters.ts'
import { calendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Bearer } from '../cross-account/actors.ts'
import type { TestApi } from '../start-test-api.ts'

/** A bill of two years, so that it is of any footprint. */
const OF_TWO_YEARS = {
  from: calendarDate(2025, 1, 1),
  to: calendarDate(2026, 12, 31),
  quantity: 5_000,
  isEstimated: false,
}

/** A meter with a bill. */
export async function meteredBy(api: TestApi, { bearer }: { readonly bearer: Bearer }) {
  const body = { site: 'Quillwort House', kind: 'gas', number: 'QW-1', unit: 'kWh' } as const
  const { meterId } = (await api.call(AddMeter, { body }, bearer)).data
  const bill = { params: { meterId }, body: OF_TWO_YEARS }
  const { billId } = (await api.call(AddMeterBill, bill, bearer)).data
  return { meterId, meterBillId: billId }
}
