import type { Capability } from '../../capability.ts'

export const products: Capability = {
  name: 'products',
  says: 'What everything costs from which day on, and where the money goes.',
}
