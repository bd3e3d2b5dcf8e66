import * as build from 'virtual:react-router/server-build'
import { Localise } from '@understory/contracts/people/accounts/accounts.ts'
import { LEAVE_PATH } from '@understory/contracts/site/newsletter/newsletter.ts'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { createSiteSearch } from './content/search/site-search.ts'
import { answerDemonstration } from './demonstration/answer-demonstration.ts'
import type { Demonstration } from './demonstration/demonstrations.ts'
import { storedAnswersOf, storedApi } from './demonstration/stored-answers.ts'
import { createPageCache } from './http/answers/page-cache.ts'
import { PAGE_KIND } from './http/answers/page-kind.ts'
import { addSecurityHeaders } from './http/answers/security-headers.ts'
import { cookieNames, readConsent } from './http/cookies/consent-cookie.ts'
import { addHostPrefix, withoutHostPrefix } from './http/cookies/host-cookies.ts'
import { type RequestFacts, requestContext, type WebSettings } from './http/request-context.ts'
import { LOCATING_HEADERS } from './http/session.ts'
import { chosenCurrency } from './http/visitor-currency.ts'
import { servicesOn } from './outside/outside-settings.ts'
import type { ServiceName } from './outside/services.ts'
import { closedOf } from './shell/messages/load-messages.ts'

const MOST_PLACES = 1_000
const LONGEST_KEY = 200

type Visitor = { ip: string; requestId: string }

type WebDependencies = {
  /** The product's own API, called in process. */
  api: (request: Request, visitor: Visitor) => Promise<Response>
  settings: WebSettings
  /** Called with errors that occur while a page is rendered. */
  onFault: (fault: unknown, requestId: string) => void
}

/** Who reads the public pages for the search of the site. */
const INDEXER: Visitor = { ip: '', requestId: 'site-search' }

/** The first part of the path of every page, for the metrics. */
export const pageAreas: readonly string[] = [
  ...new Set(Object.values(build.routes).map((route) => route?.path?.split('/')[0] ?? '')),
]

/** The web pages as one function from request to response, for the API process to mount. */
export function createWebHandler(dependencies: WebDependencies) {
  const { settings } = dependencies
  const search = createSiteSearch(async (path) => {
    const answer = await handle(new Request(settings.origin + path), INDEXER)
    return answer.status === 200 ? await answer.text() : null
  }, Date.now)
  const render = createRenderer(dependencies, search)
  const cache = createPageCache(Date.now)
  const currencyOf = currencyFinder(dependencies)
  const isSecure = settings.origin.startsWith('https:')
  return handle

  async function handle(arrived: Request, visitor: Visitor): Promise<Response> {
    const demonstrated = await answerDemonstration(arrived, async (page, of) => {
      const { response } = await render(page, { visitor, services: [], of })
      return response
    })
    return demonstrated ?? handleOwn(arrived, visitor)
  }

  async function handleOwn(arrived: Request, visitor: Visitor): Promise<Response> {
    const named = isSecure ? withoutHostPrefix(arrived) : arrived
    const request = isOneClick(named) ? withoutOrigin(named) : named
    if (isFromElsewhere(request, settings.origin)) {
      return new Response('This form was sent from another site.', { status: 403 })
    }
    const consent = readConsent(request, settings)
    const services = servicesOn(settings.outside, consent, new URL(request.url))
    const path = services.length > 0 ? null : sharedPath(request)
    const key =
      path &&
      [
        consent,
        await currencyOf(request, visitor),
        closedOf(request, settings),
        installedOf(settings),
        path,
      ].join(' ')
    if (key === null) return (await render(request, { visitor, services })).response
    const cached = cache.find(key)
    if (cached) return cached
    const { response, mayBeCached } = await render(request, { visitor, services })
    return mayBeCached ? cache.store(key, response) : response
  }
}

/** A page that was made before a change of the installation is not shown after it. */
const installedOf = ({ siteName, brand }: WebSettings) => `${brand.revision} ${siteName}`

/** By the rule of `visitorCurrency`, for someone who is not signed in and whose address asks for none. */
function currencyFinder({ api, settings }: WebDependencies) {
  const places = new LRUCache<string, { currency: string; country: string }>({ max: MOST_PLACES })

  /** The answer follows from these headers alone, so the same ones are not asked about twice. */
  async function placeOf(request: Request, visitor: Visitor) {
    const headers = new Headers()
    for (const name of LOCATING_HEADERS) headers.set(name, request.headers.get(name) ?? '')
    const key = [...headers.values()].join('\n')
    const known = places.get(key)
    if (known) return known
    const answer = await api(new Request(settings.origin + Localise.path, { headers }), visitor)
    if (!answer.ok) return null
    const { currency, country } = Localise.answer.parse(await answer.json())
    if (key.length <= LONGEST_KEY) places.set(key, { currency, country })
    return { currency, country }
  }
  return async (request: Request, visitor: Visitor): Promise<string> => {
    const chosen = chosenCurrency(request)
    const place = await placeOf(request, visitor)
    if (!place) return chosen ?? ''
    const { currency, country } = place
    // Where another currency was chosen than that of the place, the page says of which place.
    return chosen && chosen !== currency ? `${chosen} ${country}` : currency
  }
}

type Rendering = {
  visitor: Visitor
  services: readonly ServiceName[]
  /** The pages of someone made up. */
  of?: Demonstration
}

function createRenderer(
  { api, settings, onFault }: WebDependencies,
  search: RequestFacts['search'],
) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  const isSecure = settings.origin.startsWith('https:')
  const development = import.meta.env.DEV
  return async (request: Request, facts: Rendering) => {
    const { visitor, services, of } = facts
    const nonce = crypto.randomUUID().replaceAll('-', '')
    const context = new RouterContextProvider()
    const setCookies: string[] = []
    context.set(requestContext, {
      ...visitor,
      api: of ? storedApi(of) : (call) => api(call, visitor),
      demonstration: of ? { of, storedOn: storedAnswersOf(of).storedOn } : null,
      settings,
      search,
      nonce,
      setCookies,
      onFault: (fault) => onFault(fault, visitor.requestId),
    })
    const answer = await handle(request, context)
    const response = new Response(answer.body, answer)
    const kind = response.headers.get(PAGE_KIND)
    response.headers.delete(PAGE_KIND)
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
    if (isSecure) addHostPrefix(response.headers)
    const isShared = kind === 'shared' && services.length === 0 && !development
    addSecurityHeaders(response.headers, { nonce, settings, services, development, isShared })
    const mayBeCached = isShared && response.status === 200 && setCookies.length === 0
    return { response, mayBeCached }
  }
}

/** Null for anyone who may see something of their own. */
function sharedPath(request: Request): string | null {
  const isSignedIn = cookieNames(request).some((name) => name.includes('session'))
  if (request.method !== 'GET' || isSignedIn) return null
  const { pathname, search } = new URL(request.url)
  return search === '' ? pathname : null
}

/** A mail program posts there from anywhere; the signed link is all the authority it has, and needs. */
function isOneClick(request: Request): boolean {
  return request.method === 'POST' && new URL(request.url).pathname === LEAVE_PATH
}

function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers)
  for (const name of ['origin', 'sec-fetch-site']) headers.delete(name)
  return new Request(request, { headers })
}

/** A request that changes something must come from our own pages; browsers say where a form was. */
function isFromElsewhere(request: Request, origin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const from = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site') ?? 'none'
  if (from === null) return site !== 'same-origin' && site !== 'none'
  return from !== origin && from !== new URL(request.url).origin
}
