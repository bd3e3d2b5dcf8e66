import type { Capability } from '../../../capability.ts'

export const prices: Capability = {
  area: 'commerce',
  name: 'prices',
  says: 'What everything costs from which day on, and where the money goes.',
  owns: {
    price_book: { modes: 'both', retention: 'common' },
    service_price: { modes: 'both', retention: 'common' },
  },
  publishes: ['price_book'],
}
