import { randomUUID } from 'node:crypto'
import {
  draftedFootprint,
  ownProduct,
  partnerOf,
  publishedProduct,
  receivedFootprint,
  releasedTo,
} from '../footprints/own-products.ts'
import type { TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'

/** A product with a footprint that one partner reads, and a draft, by the names of their parameters. */
export async function ownProductsOfVictim(
  api: TestApi,
  owner: TestPerson,
): Promise<Readonly<Record<string, string>>> {
  const productId = await ownProduct(api, owner, { name: 'Quillwort & Sedge stool' })
  const published = await publishedProduct(api, owner, productId)
  const draft = await draftedFootprint(api, owner, productId)
  const { exchangeId } = await partnerOf(api, owner)
  const releaseId = await releasedTo(api, owner, { footprintId: published, exchangeId })
  const one = '/api/product-footprints/{footprintId}'
  const rejection = '/api/exchanges/{exchangeId}/events/{eventId}/rejection'
  return {
    productId,
    exchangeId,
    releaseId,
    '/api/exchanges clientId': 'made-up',
    [`${one} footprintId`]: draft,
    [`${one}/publication footprintId`]: draft,
    [`${one}/releases footprintId`]: published,
    [`${one}/releases/{releaseId} footprintId`]: published,
    [`${rejection} eventId`]: randomUUID(),
    receivedFootprintId: await receivedFootprint(api, { ...owner, exchangeId }),
  }
}
