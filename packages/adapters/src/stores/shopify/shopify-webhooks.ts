import { type Page, readList } from '../bounded-list.ts'
import { Fields } from '../read-fields.ts'
import { mutated, type ShopifyCall, type ShopifyReach } from './shopify-api.ts'
import { endOf } from './shopify-graphql-order.ts'

/** Nothing of the customer is asked for, so it is not even sent. */
const SHOPIFY_WEBHOOKS_ORDER = [
  'cancelled_at',
  'created_at',
  'currency',
  'current_subtotal_price',
  'financial_status',
  'id',
  'line_items',
  'name',
  'refunds',
  'subtotal_price',
  'test',
  'updated_at',
]

/** Each topic with the fields of its payload; none: all of them. */
const TOPICS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ORDERS_CREATE', SHOPIFY_WEBHOOKS_ORDER],
  ['ORDERS_PAID', SHOPIFY_WEBHOOKS_ORDER],
  ['ORDERS_UPDATED', SHOPIFY_WEBHOOKS_ORDER],
  ['ORDERS_CANCELLED', SHOPIFY_WEBHOOKS_ORDER],
  ['ORDERS_DELETE', ['id']],
  ['ORDERS_EDITED', ['order_edit']],
  ['REFUNDS_CREATE', ['id', 'order_id']],
  ['SHOP_UPDATE', ['id', 'myshopify_domain']],
  ['APP_UNINSTALLED', ['id', 'myshopify_domain']],
  ['APP_SUBSCRIPTIONS_UPDATE', []],
  ['APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT', []],
])

const LIST = `query Webhooks($after: String) {
  webhookSubscriptions(first: 100, after: $after) {
    nodes { id topic uri includeFields }
    pageInfo { hasNextPage endCursor }
  }
}`
const CREATE = `mutation Create($topic: WebhookSubscriptionTopic!, $webhook: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhook) {
    userErrors { message }
    webhookSubscription { id }
  }
}`
const DELETE = `mutation Delete($id: ID!) {
  webhookSubscriptionDelete(id: $id) { userErrors { message } deletedWebhookSubscriptionId }
}`

type Webhook = {
  readonly id: string
  readonly topic: string
  readonly uri: string
  readonly fields: string
}
type Shop = { readonly call: ShopifyCall; readonly reach: ShopifyReach }

/** One webhook for each topic, with those fields; Shopify deletes one after eight failures in a row. */
export async function keepShopifyWebhooks(shop: Shop, uri: string): Promise<void> {
  const held = (await listShopifyWebhooks(shop)).filter((each) => each.uri === uri)
  for (const [topic, includeFields] of TOPICS) {
    const same = held.filter((each) => each.topic === topic)
    const good = same.find(({ fields }) => fields === fieldListOf(includeFields))
    for (const { id } of same.filter((each) => each !== good)) await remove(shop, id)
    if (good) continue
    const webhook = { uri, format: 'JSON', includeFields }
    mutated(await answerOf(shop, CREATE, { topic, webhook }), 'webhookSubscriptionCreate')
  }
}

/** Every webhook that comes to us. */
export async function removeShopifyWebhooks(
  shop: Shop,
  isOurs: (uri: string) => boolean,
): Promise<void> {
  for (const { id, uri } of await listShopifyWebhooks(shop)) if (isOurs(uri)) await remove(shop, id)
}

async function remove(shop: Shop, id: string): Promise<void> {
  mutated(await answerOf(shop, DELETE, { id }), 'webhookSubscriptionDelete')
}

const listShopifyWebhooks = (shop: Shop): Promise<Webhook[]> =>
  readList('webhooks', (after) => pageAfter(shop, after))

async function pageAfter(shop: Shop, after: string | null): Promise<Page<Webhook>> {
  const { data } = await answerOf(shop, LIST, { after })
  const page = new Fields(data.item('webhookSubscriptions'), 'webhooks')
  const items = page.list('nodes').map((webhook) => ({
    id: webhook.text('id'),
    topic: webhook.text('topic'),
    uri: webhook.optionalText('uri') ?? '',
    fields: fieldListOf(webhook.items('includeFields').map(String)),
  }))
  return { items, next: endOf(page) }
}

const fieldListOf = (fields: readonly string[]) => fields.toSorted().join(' ')

async function answerOf({ call, reach }: Shop, query: string, variables: object) {
  const answer = await call(reach, query, variables)
  if (answer.status !== 'answered') throw new ShopifyGone(answer.status)
  return answer
}

/** The shop does not let us in any more: nothing of ours is left there. */
export class ShopifyGone extends Error {
  constructor(status: string) {
    super(`the shop is closed to us: ${status}`)
  }
}
