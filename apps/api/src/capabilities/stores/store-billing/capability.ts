import type { Capability } from '../../../capability.ts'
import { storeBillingRoutes } from './routes.ts'

export const storeBilling: Capability = {
  area: 'stores',
  name: 'store-billing',
  says: 'How a business pays by card for what its shops contribute, and what it sees of its bills.',
  routes: storeBillingRoutes,
}
