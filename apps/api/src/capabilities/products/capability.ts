import type { Capability } from '../../capability.ts'

export const products: Capability = {
  area: 'commerce',
  name: 'products',
  says: 'What everything costs from which day on, and where the money goes.',
  owns: {
    price_book: { kept: 'common' },
    service_price: { kept: 'common' },
  },
  reads: ['project'],
}
