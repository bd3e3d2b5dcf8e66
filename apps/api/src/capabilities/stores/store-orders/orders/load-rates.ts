import { asPlatform } from '@understory/database/row-security.ts'
import { rowSlices } from '@understory/database/row-slices.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import { crossRate } from '@understory/domain/stores/store-orders/contribution/cross-rate.ts'
import type { RatesOfDay } from '@understory/ports/payments/reference-rates.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { priceWaiting } from './price-waiting.ts'

type LoadRatesDeps = Pick<Deps, 'clock' | 'db' | 'rates' | 'log'>

/** Stores the reference rates that were published since the last time; orders that waited for one are priced. */
export async function loadRates(deps: LoadRatesDeps): Promise<void> {
  const { db, rates } = deps
  const days = await rates.latest()
  const rows = days.flatMap((day) => loadRatesRowsOf(day, rates.source))
  for (const slice of rowSlices(rows))
    await db
      .insertInto('exchange_rate_of_day')
      .values(slice)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await priceWaiting(deps)
}

/** A new installation knows no rate, and its first orders do not wait for the hour at which they are read. */
export function queueFirstRates({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  return asPlatform(() =>
    transact(db, async (tx) => {
      const known = await tx
        .selectFrom('exchange_rate_of_day')
        .select('day')
        .limit(1)
        .executeTakeFirst()
      if (!known) await jobs.enqueue(tx, 'load-rates', {})
    }),
  )
}

function loadRatesRowsOf({ day, perEuro }: RatesOfDay, source: string) {
  return ['EUR', ...perEuro.keys()].flatMap((currency) =>
    CURRENCIES.filter((billing) => billing !== currency).flatMap((billing) => {
      const rate = crossRate(perEuro, { from: currency, to: billing })
      return rate === null ? [] : [{ day, currency, billing, rate, source }]
    }),
  )
}
