import {
  draftedFootprint,
  ownProduct,
  partnerOf,
  receivedFootprint,
} from '../../../api/src/testing/footprints/own-products.ts'
import type { TestPerson } from '../../../api/src/testing/people/people.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'

/** A product with a draft of its footprint, and a partner who gave one. */
export async function productFixtures(api: TestApi, business: TestPerson) {
  const ownProductId = await ownProduct(api, business)
  const productDraftId = await draftedFootprint(api, business, ownProductId)
  const { exchangeId } = await partnerOf(api, business)
  const receivedFootprintId = await receivedFootprint(api, { ...business, exchangeId })
  return { ownProductId, productDraftId, exchangeId, receivedFootprintId }
}
