import {
  type ConnectionState,
  type Connections,
  openConnections,
  type ShopConnection,
} from './connections.ts'
import { deliveryFaults } from './delivery-faults.ts'
import {
  cancelOrder,
  placeOrder,
  refundOrder,
  type Shop,
  type ShopOrder,
  seededShops,
} from './shops.ts'
import { deliver, orderEvent, type StoreWebhookTarget, signedWebhook } from './store-webhooks.ts'

/** What a client presents; the stand-in knows one. */
export const RUTTER_CLIENT = {
  id: 'local-rutter-client',
  secret: 'local-rutter-secret',
  publicKey: 'local-rutter-key',
} as const

type StoresControlSettings = {
  readonly clock: () => Date
  readonly newToken: (length: number) => string
  readonly target: StoreWebhookTarget | null
}

/** Shops, their connections and what happens in them, for the stand-in's pages and for tests. */
export function storesControl({ clock, newToken, target }: StoresControlSettings) {
  const shops = seededShops()
  const connections: Connections = openConnections({ clock, newToken, shops })
  const control = Object.assign(deliveryFaults(), {
    shops,
    connections,
    clock,
    /** Faults of the provider: so many of its next answers are an error. */
    outage: 0,
    /** Where webhooks go; `null`: none are sent. */
    target,
    shop: (uniqueName: string): Shop => {
      const found = shops.find((each) => each.uniqueName === uniqueName)
      if (!found) throw new Error(`there is no shop ${uniqueName}`)
      return found
    },
    /** How requests are sent. */
    request: (request: Request): Promise<Response> => fetch(request),
    /** Its merchant has to sign in again, or its connection is switched off, or is ready again. */
    async setState(shop: Shop, state: ConnectionState): Promise<void> {
      for (const connection of connections.all().filter((each) => each.shop === shop)) {
        connection.state = state
        const code = CODE_OF[state]
        if (code) await control.send({ type: 'CONNECTION', code, connection_id: connection.id })
      }
    },
    async order(shop: Shop): Promise<ShopOrder> {
      const order = placeOrder(shop, control.clock())
      await control.tell(shop, 'ORDER_CREATED', order)
      return order
    },
    async refund(shop: Shop, order: ShopOrder, amount: number): Promise<void> {
      refundOrder(order, amount, control.clock())
      await control.tell(shop, 'ORDER_UPDATED', order)
    },
    async cancel(shop: Shop, order: ShopOrder): Promise<void> {
      cancelOrder(order, control.clock())
      await control.tell(shop, 'ORDER_UPDATED', order)
    },
    async tell(shop: Shop, code: 'ORDER_CREATED' | 'ORDER_UPDATED', order: ShopOrder) {
      for (const connection of connections.all().filter((each) => each.shop === shop))
        await control.sendOut(sendLater(orderEvent(connection, code, order)))
    },
    async send(event: object, secret: string = RUTTER_CLIENT.secret): Promise<number | null> {
      const { target: to, request } = control
      return to ? deliver(to, signedWebhook(secret, event), request) : null
    },
    connectionOf: (shop: Shop): ShopConnection | null =>
      connections.all().find((each) => each.shop === shop) ?? null,
  })
  /** As it is now: what is held back says what it said. */
  function sendLater(event: object) {
    const said = structuredClone(event)
    return async () => (await control.send(said)) === 200
  }
  return control
}
const CODE_OF: Readonly<Record<ConnectionState, string | null>> = {
  ready: 'INITIAL_UPDATE',
  'not-ready': null,
  'needs-update': 'CONNECTION_NEEDS_UPDATE',
  disabled: 'CONNECTION_DISABLED',
}

export type StoresControl = ReturnType<typeof storesControl>
