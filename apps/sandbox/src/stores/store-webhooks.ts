import { createHmac } from 'node:crypto'
import type { ShopConnection } from './connections.ts'
import type { ShopOrder } from './shops.ts'

export type StoreWebhookTarget = { readonly url: string; readonly secret: string }

export type StoreWebhook = { readonly body: string; readonly signature: string }

/** As the provider signs it: base64 of HMAC-SHA256 over the body, by the client's secret. */
export function signedWebhook(secret: string, event: object): StoreWebhook {
  const body = JSON.stringify(event)
  const signature = createHmac('sha256', secret).update(body).digest('base64')
  return { body, signature: `sha256=${signature}` }
}

export function orderEvent(
  connection: ShopConnection,
  code: 'ORDER_CREATED' | 'ORDER_UPDATED',
  order: ShopOrder,
) {
  return { type: 'ORDER', code, connection_id: connection.id, order }
}

/** Sent once; whether it arrived is for the sender of the test to see. */
export async function deliver(
  target: StoreWebhookTarget,
  webhook: StoreWebhook,
  send: (request: Request) => Promise<Response>,
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-rutter-signature': webhook.signature }
  const request = new Request(target.url, { method: 'POST', headers, body: webhook.body })
  return (await send(request)).status
}
