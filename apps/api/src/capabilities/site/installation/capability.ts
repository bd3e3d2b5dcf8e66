import type { Capability } from '../../../capability.ts'
import { BRAND_CHANGE } from './brand-change.ts'
import { LEGAL_TEXT_CHANGES } from './legal/legal-text-changes.ts'
import { MARKETS_CHANGE } from './markets-change.ts'
import { CONTACTS_CHANGE, FEATURES_CHANGE, OFFER_CHANGE } from './message-changes.ts'
import { installationRoutes } from './routes.ts'
import { SELLER_CHANGE } from './seller-change.ts'

export const installation: Capability = {
  area: 'site',
  name: 'installation',
  says: 'Name, looks, seller, addresses, offer, switches and legal texts of this installation.',
  owns: { installation_setting: { modes: 'both', retention: 'common' } },
  asPlatform: { 'routes.ts': 'legal texts are public' },
  routes: installationRoutes,
  staffChanges: [
    BRAND_CHANGE,
    SELLER_CHANGE,
    CONTACTS_CHANGE,
    OFFER_CHANGE,
    FEATURES_CHANGE,
    MARKETS_CHANGE,
    ...LEGAL_TEXT_CHANGES,
  ],
}
