import {
  AbandonStoreLink,
  CapStore,
  ConnectStore,
  DisconnectStore,
  ListStoreConnectors,
  ListStores,
  PauseStore,
  ReceiveStoreKeys,
  RotateStoreSecret,
  StartStoreLink,
} from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../../deps.ts'
import { type Route, route } from '../../../../http/route.ts'
import { capStore, disconnectStore, pauseStore, rotateSecret } from './change-store.ts'
import { connectStore, startLink } from './link-store.ts'
import { abandonLink, receiveSent } from './store-links.ts'
import { listStoreRows } from './store-records.ts'

const SEE = { access: 'account', may: 'see' } as const
const DASHBOARD = { ...SEE, mayLag: true } as const
const CONNECTED_ROUTES_CHANGE = { access: 'account', may: 'change' } as const
/** What a store contributes is paid for. */
const SPEND = { access: 'account', may: 'spend' } as const
/** Their keys are the owner's alone. */
const CONNECT = {
  ...CONNECTED_ROUTES_CHANGE,
  isOwnOnly: true,
  businessOnly: 'BUSINESS_ONLY',
} as const
const LINK_LIMIT = { name: 'store-link', points: 60, seconds: 600 }
const CONNECT_LIMIT = { name: 'store-connect', points: 60, seconds: 600 }
const ABANDON_LIMIT = { name: 'store-link-abandoned', points: 60, seconds: 600 }
const KEYS_LIMIT = { name: 'store-keys', points: 60, seconds: 600 }
/** They are asked on a page of the shop itself. */
const CONNECTORS_WITH_SHOP = ['shopify', 'woocommerce']

type ConnectedRoutesKey = {
  readonly actor: { readonly accountId: string }
  readonly params: { readonly storeId: string }
}
const wantedOf = ({ actor, params }: ConnectedRoutesKey) => ({
  storeId: params.storeId,
  accountId: actor.accountId,
})

export function connectedStoreRoutes(deps: Deps): Route[] {
  return [
    route(ListStoreConnectors, { access: 'public' }, async () => ({
      connectors: [...deps.stores.values()].map(({ name }) => ({
        name,
        needsShop: CONNECTORS_WITH_SHOP.includes(name),
      })),
    })),
    route(StartStoreLink, { ...CONNECT, limit: LINK_LIMIT }, ({ actor, body }) =>
      startLink(deps, actor, body),
    ),
    route(
      ConnectStore,
      { ...CONNECT, limit: CONNECT_LIMIT, event: 'shop-connected' },
      ({ actor, body }) => connectStore(deps, actor, body),
    ),
    route(AbandonStoreLink, { access: 'public', limit: ABANDON_LIMIT }, ({ body }) =>
      asPlatform(() => abandonLink(deps, body.state)),
    ),
    route(ListStores, DASHBOARD, async ({ actor }) => ({
      stores: await listStoreRows(deps.db, actor),
    })),
    route(DisconnectStore, { ...CONNECTED_ROUTES_CHANGE, event: 'shop-disconnected' }, (asked) =>
      disconnectStore(deps, { ...wantedOf(asked), ...asked.query }),
    ),
    route(PauseStore, { ...CONNECTED_ROUTES_CHANGE, event: 'shop-paused' }, (asked) =>
      pauseStore(deps, wantedOf(asked), asked.body),
    ),
    route(CapStore, { ...SPEND, event: 'shop-cap-changed', sells: false }, (asked) =>
      capStore(deps, wantedOf(asked), asked.body),
    ),
    route(
      RotateStoreSecret,
      { ...CONNECTED_ROUTES_CHANGE, isOwnOnly: true, event: 'shop-secret-changed' },
      (asked) => rotateSecret(deps, wantedOf(asked)),
    ),
    route(ReceiveStoreKeys, { access: 'signed', limit: KEYS_LIMIT }, ({ request, params }) =>
      asPlatform(() => receiveSent(deps, request, params)),
    ),
  ]
}
