import type { Capability } from '../../../capability.ts'
import { BRAND_CHANGE } from './brand-change.ts'
import { CONTACTS_CHANGE, FEATURES_CHANGE, OFFER_CHANGE } from './message-changes.ts'
import { SELLER_CHANGE } from './seller-change.ts'

export const installation: Capability = {
  area: 'site',
  name: 'installation',
  says: 'Name, looks, seller, addresses, offer and switches of this installation.',
  owns: { installation_setting: { modes: 'both', retention: 'common' } },
  staffChanges: [BRAND_CHANGE, SELLER_CHANGE, CONTACTS_CHANGE, OFFER_CHANGE, FEATURES_CHANGE],
}
