import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A WooCommerce shop that says whatever a stranger likes it to say, to try what it can take of us. */
export type LyingShop = {
  readonly address: string
  /** Requests by their path, after `/wp-json/wc/v3/`. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

type Answers = {
  /** What a page of webhooks or orders holds, however far one reads. */
  readonly page: (path: 'webhooks' | 'orders', query: URLSearchParams) => string
}

export async function startLyingShop({ page }: Answers): Promise<LyingShop> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop.test')
    const [, path = ''] = /\/wp-json\/wc\/v3\/(\w+)/.exec(url.pathname) ?? []
    if (path) asked.push(path)
    response.setHeader('content-type', 'application/json')
    // Of both there is always more.
    response.setHeader('x-wp-totalpages', '1000000')
    if (url.pathname.endsWith('/wp-json/')) {
      response.end(JSON.stringify({ name: 'A shop', namespaces: ['wc/v3'] }))
    } else if (path === 'data') response.end('{"code":"GBP"}')
    else if (request.method === 'GET' && (path === 'webhooks' || path === 'orders'))
      response.end(page(path, url.searchParams))
    else response.end('{"id":1}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** So many orders of a shop, from the one with a number on. */
export const wooOrders = (first: number, count: number, at: Date, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    number: String(first + index),
    status: 'completed',
    currency: 'GBP',
    date_created_gmt: at.toISOString().slice(0, 19),
    date_modified_gmt: at.toISOString().slice(0, 19),
    prices_include_tax: true,
    total: '10.00',
    line_items: [{ total: '10.00', total_tax: '0.00' }],
    refunds: [],
    ...more,
  }))

/** Webhooks of somebody else. */
export const wooWebhooks = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    topic: 'order.created',
    delivery_url: 'https://other.example/hook',
  }))
