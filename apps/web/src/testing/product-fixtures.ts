import {
  draftedFootprint,
  ownProduct,
  partnerOf,
} from '../../../api/src/testing/footprints/own-products.ts'
import type { TestPerson } from '../../../api/src/testing/people/people.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'

/** A product with a draft of its footprint, and a partner. */
export async function productFixtures(api: TestApi, business: TestPerson) {
  const ownProductId = await ownProduct(api, business)
  const productDraftId = await draftedFootprint(api, business, ownProductId)
  const { exchangeId } = await partnerOf(api, business)
  return { ownProductId, productDraftId, exchangeId }
}
