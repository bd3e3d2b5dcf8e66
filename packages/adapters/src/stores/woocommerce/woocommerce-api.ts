import {
  parseTimeZone,
  type TimeZone,
  zoneOfHours,
} from '@understory/domain/calendar/day-in-zone.ts'
import { withoutSlashesAtEnd } from '@understory/domain/language/without-slashes-at-end.ts'
import type { GuardedAnswer, GuardedRequest } from '@understory/ports/guarded-request.ts'
import type { StoreSecrets } from '@understory/ports/stores/store-connector.ts'
import { readPublic } from '../guarded-request.ts'
import { type JsonText, readJsonText } from '../json-text.ts'
import { Fields } from '../read-fields.ts'

export type ShopReach = { readonly address: string; readonly secrets: StoreSecrets }

export type ShopCall = {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly mostBytes?: number
}
export type ShopAnswer = {
  readonly status: number
  readonly body: JsonText
}

/** One call of a shop's REST API. Throws where the shop cannot be reached, or cannot answer now. */
export async function callShop(
  request: GuardedRequest,
  { address, secrets }: ShopReach,
  call: ShopCall,
): Promise<ShopAnswer> {
  const url = new URL(`${address}/wp-json/wc/v3/${call.path}`)
  url.search = String(new URLSearchParams(call.query))
  const [key = '', secret = ''] = secrets.access.split(':')
  const authorization = `Basic ${Buffer.from(secrets.access).toString('base64')}`
  let answer = await request(url, asking(call, { authorization }))
  // Some hosts strip the header; WooCommerce then takes the keys from the query, over https.
  if (answer.status === 401) {
    url.searchParams.set('consumer_key', key)
    url.searchParams.set('consumer_secret', secret)
    answer = await request(url, asking(call))
  }
  return shopAnswer(answer)
}

function asking(
  { method = 'GET', body, mostBytes }: ShopCall,
  headers: Record<string, string> = {},
) {
  const json = body && { 'content-type': 'application/json' }
  return {
    method,
    headers: { accept: 'application/json', ...json, ...headers },
    ...(body && { body: JSON.stringify(body) }),
    ...(mostBytes && { mostBytes }),
  }
}

function shopAnswer({ status, text }: GuardedAnswer): ShopAnswer {
  const isRedirect = status >= 300 && status < 400
  if (isRedirect || status === 429 || status >= 500) throw new Error(`the shop answered ${status}`)
  return { status, body: readJsonText(text) }
}

export type ShopSite = {
  readonly address: string
  readonly name: string
  /** `null`: it does not say. */
  readonly timeZone: TimeZone | null
}

const MOST_ADDRESS = 200

/**
 * The shop at an address that was typed, under the address that it gives itself; `null`: there is no
 * WooCommerce. The index of a site is public, so no key is sent before it is known where it goes.
 */
export async function findSite(request: GuardedRequest, typed: string): Promise<ShopSite | null> {
  const asked = addressOf(typed)
  if (!asked) return null
  const index = new URL(`${asked}/wp-json/?_fields=name,home,namespaces,timezone_string,gmt_offset`)
  const answer = await readPublic(request, index)
  if (answer.status === 429 || answer.status >= 500)
    throw new Error(`the shop answered ${answer.status}`)
  const body = readJsonText(answer.text)
  if (answer.status !== 200 || body === null || typeof body !== 'object') return null
  if (Array.isArray(body)) return null
  const site = new Fields(body, 'site')
  if (!site.items('namespaces').includes('wc/v3')) return null
  const address = ownAddress(site.optionalText('home'), answer.url)
  if (address.length > MOST_ADDRESS) return null
  const name = plainText(site.optionalText('name') ?? '') || new URL(address).host
  return { address, name: name.slice(0, MOST_ADDRESS), timeZone: zoneOf(site) }
}

/** WordPress has the name of a zone, or the hours that it is ahead of UTC. */
function zoneOf(site: Fields): TimeZone | null {
  const name = site.optionalText('timezone_string')
  if (name) return parseTimeZone(name)
  const hours = site.item('gmt_offset')
  return hours === null || hours === undefined || hours === '' ? null : zoneOfHours(Number(hours))
}

/** As people type it: without a scheme, with a slash at the end, or from the page they are on. */
export function addressOf(typed: string): string | null {
  const text = typed.trim()
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)
  if (!url?.hostname.length || url.username || url.password) return null
  const [home = ''] = url.pathname.split(/\/wp-(?:admin|login\.php)(?=\/|$)/)
  return `${url.origin}${withoutSlashesAtEnd(home)}`
}

/** What the shop calls its home, if that is at the same host; one shop is thus connected under one name. */
function ownAddress(home: string | null, index: URL): string {
  const reached = `${index.origin}${index.pathname.replace(/\/wp-json\/?$/, '')}`
  const own = home === null ? null : URL.parse(home)
  const bare = (url: URL) => url.host.replace(/^www\./, '')
  if (!own || bare(own) !== bare(index)) return reached
  return `${index.protocol}//${own.host}${withoutSlashesAtEnd(own.pathname)}`
}

const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#039;', "'"],
])

/** WordPress gives the title of a site as HTML. */
const plainText = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#039);/g, (entity) => ENTITIES.get(entity) ?? entity)
