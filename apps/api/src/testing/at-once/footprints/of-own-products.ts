import {
  CreateExchange,
  DeclineExchangeRequest,
  EndExchange,
  PauseExchange,
  RotateExchangeSecret,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import {
  ChangeOwnProduct,
  CreateOwnProduct,
  DeleteOwnProduct,
} from '@understory/contracts/footprints/product-footprints/own-products.ts'
import {
  ChangeProductFootprint,
  CreateProductFootprint,
  DeleteProductFootprint,
  EndProductFootprintRelease,
  PublishProductFootprint,
  ReleaseProductFootprint,
} from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import {
  AskPartnerForFootprints,
  FetchPartnerFootprints,
} from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { sql } from 'kysely'
import {
  draftedFootprint,
  OAK_TABLE,
  ownProduct,
  partnerOf,
  publishedProduct,
  releasedTo,
  TABLES_OF_2025,
} from '../../footprints/own-products.ts'
import { newcomer } from '../newcomer.ts'
import { all, one, type Promised, same } from '../promises.ts'
import type { Scene } from '../scene.ts'

async function maker({ api }: Scene) {
  const owner = await newcomer(api, 'business')
  return { owner, by: owner.bearer }
}

async function withDraft(scene: Scene) {
  const { owner, by } = await maker(scene)
  return { by, params: { footprintId: await draftedFootprint(scene.api, owner) } }
}

async function withPartner(scene: Scene) {
  const { owner, by } = await maker(scene)
  const { exchangeId } = await partnerOf(scene.api, owner)
  return { owner, by, params: { exchangeId } }
}

const ONE_PRODUCT: string[] = ['urn:gtin:05012345678900']

/** At an address where nothing answers. */
async function withServer(scene: Scene) {
  const { owner, by } = await maker(scene)
  const { exchangeId } = await partnerOf(scene.api, owner, 'http://127.0.0.1:9')
  return { by, params: { exchangeId } }
}

export const OF_OWN_PRODUCTS: readonly Promised[] = [
  all(CreateOwnProduct, async (scene) => ({ by: (await maker(scene)).by, body: OAK_TABLE })),
  same(ChangeOwnProduct, async (scene) => {
    const { owner, by } = await maker(scene)
    const params = { productId: await ownProduct(scene.api, owner) }
    return { by, params, body: { ...OAK_TABLE, massKg: '40' } }
  }),
  one(DeleteOwnProduct, ['OWN_PRODUCT_NOT_FOUND'], async (scene) => {
    const { owner, by } = await maker(scene)
    return { by, params: { productId: await ownProduct(scene.api, owner) } }
  }),
  all(CreateProductFootprint, async (scene) => {
    const { owner, by } = await maker(scene)
    const params = { productId: await ownProduct(scene.api, owner) }
    return { by, params, body: TABLES_OF_2025 }
  }),
  same(ChangeProductFootprint, async (scene) => ({
    ...(await withDraft(scene)),
    body: TABLES_OF_2025,
  })),
  one(DeleteProductFootprint, ['PRODUCT_FOOTPRINT_NOT_FOUND'], withDraft),
  one(PublishProductFootprint, ['PRODUCT_FOOTPRINT_FIXED'], async (scene) => ({
    ...(await withDraft(scene)),
    body: { statesPact: true } as const,
  })),
  same(ReleaseProductFootprint, async (scene) => {
    const { owner, by, params: body } = await withPartner(scene)
    return { by, params: { footprintId: await publishedProduct(scene.api, owner) }, body }
  }),
  one(EndProductFootprintRelease, ['PRODUCT_RELEASE_NOT_FOUND'], async (scene) => {
    const { owner, by, params } = await withPartner(scene)
    const footprintId = await publishedProduct(scene.api, owner)
    const releaseId = await releasedTo(scene.api, owner, { ...params, footprintId })
    return { by, params: { footprintId, releaseId } }
  }),
  all(CreateExchange, async (scene) => ({
    by: (await maker(scene)).by,
    body: { peerName: 'Marram Retail' },
  })),
  same(FetchPartnerFootprints, async (scene) => ({
    ...(await withServer(scene)),
    body: { productIds: ONE_PRODUCT },
  })),
  same(AskPartnerForFootprints, async (scene) => ({
    ...(await withServer(scene)),
    body: { productIds: ONE_PRODUCT },
  })),
  all(PauseExchange, async (scene) => {
    const { by, params } = await withPartner(scene)
    return { by, params, body: { isPaused: true } }
  }),
  all(RotateExchangeSecret, async (scene) => {
    const { by, params } = await withPartner(scene)
    return { by, params }
  }),
  one(EndExchange, ['EXCHANGE_NOT_FOUND'], async (scene) => {
    const { by, params } = await withPartner(scene)
    return { by, params }
  }),
  one(DeclineExchangeRequest, ['EXCHANGE_REQUEST_NOT_WAITING'], async (scene) => {
    const { owner, by, params } = await withPartner(scene)
    const eventId = scene.api.deps.newId()
    await sql`insert into exchange_event (id, account_id, exchange_id, source, event_id, type, data, received_at, state)
      values (${eventId}, ${owner.accountId}, ${params.exchangeId}, 'them', 'one', 'created', '{}', now(), 'waiting')`.execute(
      scene.api.deps.db,
    )
    return { by, params: { ...params, eventId } }
  }),
]
