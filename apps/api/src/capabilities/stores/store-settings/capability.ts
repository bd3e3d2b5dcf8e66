import type { Capability } from '../../../capability.ts'
import { forgetSettings } from './forget-settings.ts'
import { storeSettingsRoutes } from './routes.ts'

export const storeSettings: Capability = {
  area: 'stores',
  name: 'store-settings',
  says: 'By which rule the orders of a shop contribute, and what its last orders would have come to.',
  owns: {
    store_settings: { modes: 'both', retention: 'shops', exported: { of: 'account' } },
  },
  publishes: ['store_settings'],
  routes: storeSettingsRoutes,
  closesAccount: forgetSettings,
}
