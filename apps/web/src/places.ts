import { giftPlaces } from './capabilities/commerce/gifts/places.ts'
import { paymentPlaces } from './capabilities/commerce/payments/places.ts'
import { purchasePlaces } from './capabilities/commerce/purchases/places.ts'
import { subscriptionPlaces } from './capabilities/commerce/subscriptions/places.ts'
import { climatePlanPlaces } from './capabilities/footprints/climate-plan/places.ts'
import { companyFootprintPlaces } from './capabilities/footprints/company-footprints/places.ts'
import { accountPlaces } from './capabilities/people/accounts/places.ts'
import { memberPlaces } from './capabilities/people/members/places.ts'
import { privacyPlaces } from './capabilities/people/privacy/places.ts'
import { settingsPlaces } from './capabilities/people/settings/places.ts'
import { ledgerPlaces } from './capabilities/proof/ledger/places.ts'
import { publicLedgerPlaces } from './capabilities/proof/public-ledger/places.ts'
import { supplyPlaces } from './capabilities/proof/supply/places.ts'
import { impactPagePlaces } from './capabilities/showing/impact-pages/places.ts'
import { shareablePlaces } from './capabilities/showing/shareables/places.ts'
import { widgetPlaces } from './capabilities/showing/widgets/places.ts'
import { contentPlaces } from './capabilities/site/content/places.ts'
import { newsletterPlaces } from './capabilities/site/newsletter/places.ts'
import { consolePlaces } from './capabilities/staff/console/places.ts'
import { connectedStorePlaces } from './capabilities/stores/connected-stores/places.ts'
import { vehiclePlaces } from './capabilities/vehicles/vehicles/places.ts'
import type { AppPlace, Places, SettingsPlace, StaffPlace } from './shell/app-frame/places.ts'

const EVERY_CAPABILITY: readonly Places[] = [
  giftPlaces,
  paymentPlaces,
  purchasePlaces,
  subscriptionPlaces,
  climatePlanPlaces,
  companyFootprintPlaces,
  accountPlaces,
  memberPlaces,
  privacyPlaces,
  settingsPlaces,
  ledgerPlaces,
  publicLedgerPlaces,
  supplyPlaces,
  contentPlaces,
  newsletterPlaces,
  impactPagePlaces,
  shareablePlaces,
  widgetPlaces,
  consolePlaces,
  connectedStorePlaces,
  vehiclePlaces,
]

const byOrder = (one: { readonly order: number }, other: { readonly order: number }) =>
  one.order - other.order

/** The navigation of those signed in: a page is listed by the capability that has it. */
export const APP_PLACES: readonly AppPlace[] = EVERY_CAPABILITY.flatMap(
  ({ app = [] }) => app,
).toSorted(byOrder)

export const SETTINGS_PLACES: readonly SettingsPlace[] = EVERY_CAPABILITY.flatMap(
  ({ settings = [] }) => settings,
).toSorted(byOrder)

/** The navigation of the console, by task. */
export const STAFF_PLACES: readonly StaffPlace[] = EVERY_CAPABILITY.flatMap(
  ({ staff = [] }) => staff,
).toSorted(byOrder)
