import type { Measure } from '../../measure.ts'
import { compareRates } from '../../stores/compare-rates.ts'

export const storeOrdersRepeated: Measure = {
  id: 'store-orders-repeated',
  what: 'Deliveries acknowledged per second when half of them are repeats, against none',
  unit: 'deliveries/s',
  goal: { ratio: 0.9, is: 'at least' },
  run: () =>
    compareRates(
      () => ({ repeatedShare: 0.5 }),
      () => ({}),
    ),
}
