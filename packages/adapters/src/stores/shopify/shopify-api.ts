import { setTimeout as sleep } from 'node:timers/promises'
import type { Unreadable } from '@understory/ports/stores/store-connector.ts'
import { readJsonText } from '../json-text.ts'
import { Fields } from '../read-fields.ts'
import { textWithin } from '../text-within.ts'

export type ShopifyReach = {
  /** 'fern.myshopify.com' */
  readonly shop: string
  readonly access: string
}

export type ShopifySite = {
  /** Where shops are reached instead of their own hosts; for a local installation. */
  readonly host?: string | undefined
  /** 'YYYY-MM' of the Admin API and of the webhooks. */
  readonly apiVersion: string
  /** Shopify answers with another version once ours has ended: an operator has to look. */
  readonly warn: (sentence: string, alarm: 'shopify-version' | 'shopify-value') => void
}

export type ShopifyAnswer = { readonly status: 'answered'; readonly data: Fields }
export type ShopifyCall = (
  reach: ShopifyReach,
  query: string,
  variables?: object,
) => Promise<ShopifyAnswer | Unreadable>

const SHOPIFY_API_TIMEOUT_MS = 10_000
const SHOPIFY_API_MAX_BYTES = 8 * 1024 * 1024
const MOST_TRIES = 5
const LONGEST_WAIT_MS = 10_000

/** A page of a shop's admin. */
export const adminUrl = ({ host }: Pick<ShopifySite, 'host'>, shop: string, path: string): URL =>
  new URL(host ? `${host}/shopify/${shop}/admin/${path}` : `https://${shop}/admin/${path}`)

/** Calls the GraphQL Admin API. Throws where Shopify cannot answer now; waits where it limits us. */
export function createShopifyCall(site: ShopifySite): ShopifyCall {
  return async (reach, query, variables = {}) => {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const answer = await askShopify(site, reach, { query, variables })
      if (!('waitMs' in answer)) return answer
      await sleep(answer.waitMs)
    }
    throw new Error('Shopify answered THROTTLED')
  }
}

async function askShopify(site: ShopifySite, reach: ShopifyReach, asked: object) {
  const response = await sendToShopify(site, reach, asked)
  const refused = unreadableOf(response.status)
  if (refused) return refused
  const body = new Fields(
    readJsonText(await textWithin(response.body, SHOPIFY_API_MAX_BYTES)),
    'answer',
  )
  const [error] = body.list('errors')
  if (!error) return { status: 'answered', data: new Fields(body.item('data'), 'data') } as const
  const code = codeOf(error)
  if (code === 'ACCESS_DENIED') return { status: 'needs-update', updateUrl: null } as const
  if (code === 'THROTTLED') return { waitMs: waitOf(body) }
  throw new Error(`Shopify answered ${code}: ${error.optionalText('message') ?? ''}`)
}

async function sendToShopify(site: ShopifySite, { shop, access }: ShopifyReach, asked: object) {
  const url = adminUrl(site, shop, `api/${site.apiVersion}/graphql.json`)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': access },
    body: JSON.stringify(asked),
    redirect: 'manual',
    signal: AbortSignal.timeout(SHOPIFY_API_TIMEOUT_MS),
  })
  checkVersion(site, response.headers.get('x-shopify-api-version'))
  return response
}

/** A version lives for a year; calls and webhooks of a dead one are of the oldest that lives. */
export function checkVersion({ apiVersion, warn }: ShopifySite, given: string | null): void {
  if (given && given !== apiVersion)
    warn(
      `Shopify speaks version ${given}, and SHOPIFY_API_VERSION is ${apiVersion}`,
      'shopify-version',
    )
}

function unreadableOf(status: number): Unreadable | null {
  // The token was revoked, as by uninstalling the app.
  if (status === 401) return { status: 'needs-update', updateUrl: null, isRevoked: true }
  // It lacks a scope.
  if (status === 403) return { status: 'needs-update', updateUrl: null }
  // Frozen for an unpaid bill, gone, or locked.
  if (status === 402 || status === 404 || status === 423) return { status: 'disabled' }
  if (status !== 200) throw new Error(`Shopify answered ${status}`)
  return null
}

const codeOf = (error: Fields) =>
  error.has('extensions')
    ? (new Fields(error.item('extensions'), 'error').optionalText('code') ?? 'an error')
    : 'an error'

/** Until the bucket of points holds what the query asks for. */
function waitOf(body: Fields): number {
  const cost = inner(inner(body, 'extensions'), 'cost')
  const throttle = inner(cost, 'throttleStatus')
  const missing =
    numberIn(cost, 'requestedQueryCost', 1_000) - numberIn(throttle, 'currentlyAvailable', 0)
  const seconds = missing / numberIn(throttle, 'restoreRate', 100)
  return Math.min(LONGEST_WAIT_MS, Math.max(0, seconds * 1_000))
}

const inner = (fields: Fields | null, name: string) =>
  fields?.has(name) ? new Fields(fields.item(name), name) : null

const numberIn = (fields: Fields | null, name: string, otherwise: number) =>
  Number(fields?.optionalText(name) ?? otherwise) || otherwise

/** What a mutation gave; throws with the sentence of its first user error. */
export function mutated({ data }: ShopifyAnswer, name: string): Fields {
  const payload = new Fields(data.item(name), name)
  const [error] = payload.list('userErrors')
  if (error) throw new ShopifyRefused(error.optionalText('message') ?? 'no reason')
  return payload
}

/** Shopify understood a mutation, and will not do it. */
export class ShopifyRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`Shopify refused: ${reason}`)
    this.reason = reason
  }
}
