import {
  deliveryWithoutMonth,
  dropDeliveryMonths,
  makeDeliveryMonths,
} from '@understory/database/delivery-months.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type { Deps } from '../../../../deps.ts'

type KeepPartitionsDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'>

/** Daily: deliveries of the next two months have somewhere to go, and those of old months are removed. */
export async function keepPartitions({
  db,
  clock,
  log,
  config,
}: KeepPartitionsDeps): Promise<void> {
  const now = clock()
  const since = await deliveryWithoutMonth(db)
  if (since) log.error({ since }, 'deliveries of stores came in for a month that was not made')
  const made = await makeDeliveryMonths(db, now)
  const before = new Date(now.getTime() - config.KEEP_DELIVERIES_DAYS * DAY_MS)
  const dropped = await dropDeliveryMonths(db, before)
  if (made.length + dropped.length > 0) log.info({ made, dropped }, 'months of deliveries')
}
