import type { Capability } from '../../../capability.ts'
import { forgetPlans } from './forget-plans.ts'

export const appPlans: Capability = {
  area: 'stores',
  name: 'app-plans',
  says: 'Which plan of Shopify each shop that Shopify bills is under, and its limit.',
  owns: {
    store_app_plan: {
      modes: 'live',
      retention: 'shops',
      exported: {
        of: 'account',
        columns: ['store_id', 'status', 'cap_minor', 'used_minor', 'period_end', 'created_at'],
      },
    },
  },
  publishes: ['store_app_plan'],
  closesAccount: forgetPlans,
}
