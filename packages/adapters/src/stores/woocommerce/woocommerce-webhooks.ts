import { type ListLimits, type Page, readList } from '../bounded-list.ts'
import { Fields } from '../read-fields.ts'
import type { ShopAnswer, ShopCall } from './woocommerce-api.ts'

const TOPICS = ['order.created', 'order.updated', 'order.deleted', 'order.restored']
const PER_PAGE = 100
const WOOCOMMERCE_WEBHOOKS_NAME = 'Understory'

type WoocommerceWebhooksCall = (call: ShopCall) => Promise<ShopAnswer>
type WoocommerceWebhooksInput = { readonly deliveryUrl: string; readonly secret: string }
type Webhook = { readonly id: string; readonly topic: string; readonly deliveryUrl: string }

/** One webhook for each topic, active and with our secret; the shop disables one after five failures. */
export async function ensureWebhooks(
  call: WoocommerceWebhooksCall,
  { deliveryUrl, secret }: WoocommerceWebhooksInput,
): Promise<void> {
  const held = await listWebhooks(call, (url) => url === deliveryUrl)
  const active = { secret, status: 'active' }
  for (const { id } of held)
    mustWork(await call({ method: 'PUT', path: `webhooks/${id}`, body: active }))
  for (const topic of TOPICS.filter((each) => !held.some((webhook) => webhook.topic === each))) {
    const body = { ...active, name: WOOCOMMERCE_WEBHOOKS_NAME, topic, delivery_url: deliveryUrl }
    mustWork(await call({ method: 'POST', path: 'webhooks', body }))
  }
}

/** Every webhook that comes to us. */
export async function removeWebhooks(
  call: WoocommerceWebhooksCall,
  isOurs: (url: string) => boolean,
): Promise<void> {
  for (const { id } of await listWebhooks(call, isOurs)) {
    const query = { force: 'true' }
    mustWork(await call({ method: 'DELETE', path: `webhooks/${id}`, query }))
  }
}

/** A few shops have dozens of them; this is read while the merchant waits. */
const WOOCOMMERCE_WEBHOOKS_LIMITS: ListLimits = {
  pages: 10,
  items: 10 * PER_PAGE,
  milliseconds: 15_000,
}

async function listWebhooks(
  call: WoocommerceWebhooksCall,
  isOurs: (url: string) => boolean,
): Promise<Webhook[]> {
  const all = await readList(
    'webhooks',
    (after) => woocommerceWebhooksPageOf(call, after),
    WOOCOMMERCE_WEBHOOKS_LIMITS,
  )
  return all.filter(({ deliveryUrl }) => isOurs(deliveryUrl))
}

async function woocommerceWebhooksPageOf(
  call: WoocommerceWebhooksCall,
  after: string | null,
): Promise<Page<Webhook>> {
  const page = Number(after ?? 1)
  const query = { per_page: String(PER_PAGE), page: String(page), orderby: 'id', order: 'asc' }
  const answer = mustWork(await call({ path: 'webhooks', query }))
  const items = new Fields({ held: answer.body }, 'webhooks').list('held').map((webhook) => ({
    id: webhook.text('id'),
    topic: webhook.text('topic'),
    deliveryUrl: webhook.optionalText('delivery_url') ?? '',
  }))
  return { items, next: items.length < PER_PAGE ? null : String(page + 1) }
}

function mustWork(answer: ShopAnswer): ShopAnswer {
  if (answer.status >= 400) throw new ShopRefused(answer.status)
  return answer
}

/** The shop does not do what our keys allow, or they are no longer its keys. */
export class ShopRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the shop refused with ${status}`)
    this.status = status
  }
}
