import { Fields } from './read-fields.ts'
import type { ShopAnswer, ShopCall } from './woocommerce-api.ts'

const TOPICS = ['order.created', 'order.updated', 'order.deleted', 'order.restored']
const PER_PAGE = '100'
const NAME = 'Understory'

type Call = (call: ShopCall) => Promise<ShopAnswer>
type Wanted = { readonly deliveryUrl: string; readonly secret: string }
type Webhook = { readonly id: string; readonly topic: string; readonly deliveryUrl: string }

/** One webhook for each topic, active and with our secret; the shop disables one after five failures. */
export async function keepWebhooks(call: Call, { deliveryUrl, secret }: Wanted): Promise<void> {
  const held = await listWebhooks(call, (url) => url === deliveryUrl)
  const active = { secret, status: 'active' }
  for (const { id } of held)
    mustWork(await call({ method: 'PUT', path: `webhooks/${id}`, body: active }))
  for (const topic of TOPICS.filter((each) => !held.some((webhook) => webhook.topic === each))) {
    const body = { ...active, name: NAME, topic, delivery_url: deliveryUrl }
    mustWork(await call({ method: 'POST', path: 'webhooks', body }))
  }
}

/** Every webhook that comes to us. */
export async function removeWebhooks(call: Call, isOurs: (url: string) => boolean): Promise<void> {
  for (const { id } of await listWebhooks(call, isOurs)) {
    const query = { force: 'true' }
    mustWork(await call({ method: 'DELETE', path: `webhooks/${id}`, query }))
  }
}

async function listWebhooks(call: Call, isOurs: (url: string) => boolean): Promise<Webhook[]> {
  const found: Webhook[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { per_page: PER_PAGE, page: String(page), orderby: 'id', order: 'asc' }
    const answer = mustWork(await call({ path: 'webhooks', query }))
    pages = answer.totalPages ?? 1
    for (const webhook of new Fields({ held: answer.body }, 'webhooks').list('held'))
      found.push({
        id: webhook.text('id'),
        topic: webhook.text('topic'),
        deliveryUrl: webhook.optionalText('delivery_url') ?? '',
      })
  }
  return found.filter(({ deliveryUrl }) => isOurs(deliveryUrl))
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
