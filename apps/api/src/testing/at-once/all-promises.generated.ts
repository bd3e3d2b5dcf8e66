// Made from the capabilities' folders by `npm run lists`.
import { OF_API_KEYS } from './developers/of-api-keys.ts'
import { OF_OAUTH } from './developers/of-oauth.ts'
import { OF_WEBHOOKS } from './developers/of-webhooks.ts'
import { OF_APPROVALS } from './footprints/of-approvals.ts'
import { OF_COMMUTING_SURVEYS } from './footprints/of-commuting-surveys.ts'
import { OF_DATA_ENTRY } from './footprints/of-data-entry.ts'
import { OF_FIGURE_REQUESTS } from './footprints/of-figure-requests.ts'
import { OF_METERS } from './footprints/of-meters.ts'
import { OF_OWN_PRODUCTS } from './footprints/of-own-products.ts'
import { OF_SITES } from './footprints/of-sites.ts'
import { OF_SUPPLIERS } from './footprints/of-suppliers.ts'
import { OF_MEMBERS, OF_SETTINGS, OF_WIDGETS } from './of-accounts.ts'
import { OF_CHANGES } from './of-changes.ts'
import { OF_DOCUMENTS, OF_ESTIMATES, OF_INVENTORIES } from './of-footprints.ts'
import { OF_HOUSEHOLD } from './of-household.ts'
import { OF_LEDGERS } from './of-ledgers.ts'
import { OF_SECOND_FACTORS, OF_SIGNING_IN } from './of-people.ts'
import { OF_PLANS } from './of-plans.ts'
import { OF_PAYING, OF_PURCHASES, OF_SUBSCRIPTIONS } from './of-purchases.ts'
import { OF_QUEUES } from './of-queues.ts'
import { OF_STAFF, OF_VISITORS } from './of-staff.ts'
import { OF_STORES } from './of-stores.ts'
import { OF_VEHICLES } from './of-vehicles.ts'
import { OF_VERIFICATIONS } from './of-verifications.ts'

/** What each route promises about the same request that arrives four times at once. */
export const ALL_PROMISES = [
  ...OF_API_KEYS,
  ...OF_OAUTH,
  ...OF_WEBHOOKS,
  ...OF_APPROVALS,
  ...OF_COMMUTING_SURVEYS,
  ...OF_DATA_ENTRY,
  ...OF_FIGURE_REQUESTS,
  ...OF_METERS,
  ...OF_OWN_PRODUCTS,
  ...OF_SITES,
  ...OF_SUPPLIERS,
  ...OF_MEMBERS,
  ...OF_SETTINGS,
  ...OF_WIDGETS,
  ...OF_CHANGES,
  ...OF_ESTIMATES,
  ...OF_INVENTORIES,
  ...OF_DOCUMENTS,
  ...OF_HOUSEHOLD,
  ...OF_LEDGERS,
  ...OF_SIGNING_IN,
  ...OF_SECOND_FACTORS,
  ...OF_PLANS,
  ...OF_PURCHASES,
  ...OF_PAYING,
  ...OF_SUBSCRIPTIONS,
  ...OF_QUEUES,
  ...OF_STAFF,
  ...OF_VISITORS,
  ...OF_STORES,
  ...OF_VEHICLES,
  ...OF_VERIFICATIONS,
]
