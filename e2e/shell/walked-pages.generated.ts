// Made from the capabilities' folders by `npm run lists`.
import { COMMERCE_PAGES } from '../commerce/pages.ts'
import { DEVELOPERS_PAGES } from '../developers/pages.ts'
import { FOOTPRINTS_PAGES } from '../footprints/pages.ts'
import { PEOPLE_PAGES } from '../people/pages.ts'
import { PROOF_PAGES } from '../proof/pages.ts'
import { SHOWING_PAGES } from '../showing/pages.ts'
import { SITE_PAGES } from '../site/pages.ts'
import { STORES_PAGES } from '../stores/pages.ts'
import { VEHICLES_PAGES } from '../vehicles/pages.ts'

/** The pages that the walk opens, by area. */
export const WALKED_PAGES = {
  commerce: COMMERCE_PAGES,
  developers: DEVELOPERS_PAGES,
  footprints: FOOTPRINTS_PAGES,
  people: PEOPLE_PAGES,
  proof: PROOF_PAGES,
  showing: SHOWING_PAGES,
  site: SITE_PAGES,
  stores: STORES_PAGES,
  vehicles: VEHICLES_PAGES,
}
