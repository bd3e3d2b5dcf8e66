import type { Measure } from '../../measure.ts'
import { compareRates } from '../../stores/compare-rates.ts'

export const storeOrdersHot: Measure = {
  id: 'store-orders-hot',
  what: 'Orders acknowledged per second when all are of one store, against a thousand stores',
  unit: 'orders/s',
  goal: { ratio: 0.8, is: 'at least' },
  run: () =>
    compareRates(
      ({ stores }) => ({ stores: stores.slice(0, 1) }),
      () => ({}),
    ),
}
