import {
  ChangeOwnProduct,
  CreateOwnProduct,
  DeleteOwnProduct,
  GetOwnProduct,
  ListOwnProducts,
} from '@understory/contracts/footprints/product-footprints/own-products.ts'
import {
  ChangeProductFootprint,
  CreateProductFootprint,
  DeleteProductFootprint,
  EndProductFootprintRelease,
  GetProductFootprint,
  PublishProductFootprint,
  ReleaseProductFootprint,
} from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { changeProduct, createProduct, deleteProduct } from './change-products.ts'
import { changeFootprint, createFootprint, deleteFootprint } from './draft-footprint.ts'
import { viewFootprint } from './footprint-records.ts'
import { getOwnProduct, listOwnProducts } from './list-own-products.ts'
import { publishFootprint } from './publish-footprint.ts'
import { endRelease, releaseFootprint } from './release-footprint.ts'

const SEES = { access: 'account', may: 'see' } as const
const CHANGES = { access: 'account', may: 'change' } as const
/** It speaks for the account. */
const SPEAKS = { access: 'account', may: 'change-settings', isOwnOnly: true } as const

type OfProductAccount<P> = { readonly actor: { readonly accountId: string }; readonly params: P }
const ofProducts = <P>({ actor, params }: OfProductAccount<P>) => ({
  ...params,
  accountId: actor.accountId,
})

export function productFootprintRoutes(deps: Deps): Route[] {
  return [
    route(ListOwnProducts, SEES, ({ actor }) => listOwnProducts(deps, actor.accountId)),
    route(CreateOwnProduct, { ...CHANGES, businessOnly: 'BUSINESS_ONLY' }, ({ actor, body }) =>
      createProduct(deps, actor.accountId, body),
    ),
    route(GetOwnProduct, SEES, (call) => getOwnProduct(deps, ofProducts(call))),
    route(ChangeOwnProduct, CHANGES, (call) => changeProduct(deps, ofProducts(call), call.body)),
    route(DeleteOwnProduct, CHANGES, (call) => deleteProduct(deps, ofProducts(call))),
    route(CreateProductFootprint, CHANGES, (call) =>
      createFootprint(deps, ofProducts(call), call.body),
    ),
    route(GetProductFootprint, SEES, (call) => viewFootprint(deps, ofProducts(call))),
    route(ChangeProductFootprint, CHANGES, (call) =>
      changeFootprint(deps, ofProducts(call), call.body),
    ),
    route(DeleteProductFootprint, CHANGES, (call) => deleteFootprint(deps, ofProducts(call))),
    route(PublishProductFootprint, { ...SPEAKS, event: 'product-footprint-published' }, (call) =>
      publishFootprint(deps, ofProducts(call)),
    ),
    route(ReleaseProductFootprint, { ...SPEAKS, event: 'product-footprint-released' }, (call) =>
      releaseFootprint(deps, ofProducts(call), call.body.exchangeId),
    ),
    route(
      EndProductFootprintRelease,
      { ...SPEAKS, event: 'product-footprint-release-ended' },
      (call) => endRelease(deps, ofProducts(call)),
    ),
  ]
}
