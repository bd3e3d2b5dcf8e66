// Made from the capabilities' folders by `npm run lists`.
import { ACCOUNTS_VISITS } from './accounts-visits.ts'
import { COMMERCE_VISITS } from './commerce-visits.ts'
import { CONTENT_VISITS } from './content-visits.ts'
import { DEVELOPERS_VISITS } from './developers-visits.ts'
import { CLIMATE_PLAN_VISITS } from './footprints/climate-plan-visits.ts'
import { FOOTPRINTS_VISITS } from './footprints/footprints-visits.ts'
import { HOUSEHOLD_VISITS } from './footprints/household-visits.ts'
import { INVENTORY_VISITS } from './footprints/inventory-visits.ts'
import { SUPPLIERS_VISITS } from './footprints/suppliers-visits.ts'
import { LEDGER_VISITS } from './ledger-visits.ts'
import { PEOPLE_VISITS } from './people-visits.ts'
import { PROOF_VISITS } from './proof-visits.ts'
import { SHELL_VISITS } from './shell-visits.ts'
import { SHOWING_VISITS } from './showing-visits.ts'
import { SITE_VISITS } from './site-visits.ts'
import { STAFF_VISITS } from './staff-visits.ts'
import { STORES_VISITS } from './stores-visits.ts'
import { VEHICLES_VISITS } from './vehicles-visits.ts'

/** For each route module, one visit that it answers as hoped and one that it refuses. */
export const EVERY_ROUTE = {
  ...ACCOUNTS_VISITS,
  ...COMMERCE_VISITS,
  ...CONTENT_VISITS,
  ...DEVELOPERS_VISITS,
  ...CLIMATE_PLAN_VISITS,
  ...FOOTPRINTS_VISITS,
  ...HOUSEHOLD_VISITS,
  ...INVENTORY_VISITS,
  ...SUPPLIERS_VISITS,
  ...LEDGER_VISITS,
  ...PEOPLE_VISITS,
  ...PROOF_VISITS,
  ...SHELL_VISITS,
  ...SHOWING_VISITS,
  ...SITE_VISITS,
  ...STAFF_VISITS,
  ...STORES_VISITS,
  ...VEHICLES_VISITS,
}
