import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { AddMeter, AddMeterBill } from '@understory/contracts/footprints/meters.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import {
  meterKind,
  USUAL_CALORIFIC_VALUE,
} from '@understory/domain/footprints/meters/meter-kinds.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { metersMessage } from './messages/messages.generated.ts'
import { lockMeter, type MeterKey, MOST_BILLS, MOST_METERS } from './meter-records.ts'

type ChangeMetersDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/** Counted behind a lock of the account, so that there are no more than may be. */
export function addMeter(
  deps: ChangeMetersDeps,
  accountId: string,
  body: BodyOf<typeof AddMeter>,
): Promise<{ meterId: string } | Refused> {
  const { units } = meterKind(body.kind)
  return transact(deps.db, async (tx) => {
    if (!units.includes(body.unit)) {
      const message = metersMessage('change-meters.add-meter', { units: units.join(' or ') })
      return refuse('BAD_REQUEST', [{ field: 'unit', message }])
    }
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('energy_meter')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_METERS) return refuse('TOO_MANY_METERS')
    const isGasVolume = body.kind === 'gas' && body.unit === 'm3'
    const added = await tx
      .insertInto('energy_meter')
      .values({
        id: deps.newId(),
        account_id: accountId,
        site: body.site,
        kind: body.kind,
        number: body.number,
        unit: body.unit,
        calorific_value: isGasVolume ? (body.calorificValue ?? USUAL_CALORIFIC_VALUE) : null,
        created_at: deps.clock(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'number']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return added ? { meterId: added.id } : refuse('METER_EXISTS')
  })
}

/** With its bills. */
export async function removeMeter(
  { db }: Pick<Deps, 'db'>,
  { meterId, accountId }: MeterKey,
): Promise<Refused | undefined> {
  const removed = await db
    .deleteFrom('energy_meter')
    .where('id', '=', meterId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return removed ? undefined : refuse('METER_NOT_FOUND')
}

const MOST_BILL_DAYS = 731

export function addMeterBill(
  deps: ChangeMetersDeps,
  key: MeterKey,
  { from, to, quantity, isEstimated }: BodyOf<typeof AddMeterBill>,
): Promise<{ billId: string } | Refused> {
  return transact(deps.db, async (tx) => {
    if (to < from) {
      const message = metersMessage('change-meters.add-meter-bill')
      return refuse('BAD_REQUEST', [{ field: 'to', message }])
    }
    if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_BILL_DAYS) {
      const message = metersMessage('change-meters.add-meter-bill.2')
      return refuse('BAD_REQUEST', [{ field: 'to', message }])
    }
    const meter = await lockMeter(tx, key)
    if (!meter) return refuse('METER_NOT_FOUND')
    const { count } = await tx
      .selectFrom('meter_bill')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('meter_id', '=', meter.id)
      .executeTakeFirstOrThrow()
    if (count >= MOST_BILLS) return refuse('TOO_MANY_BILLS')
    const billId = deps.newId()
    await tx
      .insertInto('meter_bill')
      .values({
        id: billId,
        account_id: key.accountId,
        meter_id: meter.id,
        from_day: from,
        to_day: to,
        quantity,
        is_estimated: isEstimated,
        created_at: deps.clock(),
      })
      .execute()
    return { billId }
  })
}

export async function removeMeterBill(
  { db }: Pick<Deps, 'db'>,
  { meterBillId, accountId }: { readonly meterBillId: string; readonly accountId: string },
): Promise<Refused | undefined> {
  const removed = await db
    .deleteFrom('meter_bill')
    .where('id', '=', meterBillId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return removed ? undefined : refuse('METER_BILL_NOT_FOUND')
}
