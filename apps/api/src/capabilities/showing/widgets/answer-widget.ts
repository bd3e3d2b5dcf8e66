import type { IncomingMessage, ServerResponse } from 'node:http'
import { asPlatform } from '@understory/database/row-security.ts'
import { ANY_DOMAIN, allowsHost } from '@understory/domain/showing/widgets/widget-domains.ts'
import type { Deps } from '../../../deps.ts'
import { createRecentCache } from '../../../http/recent-cache.ts'
import { framePage, framePolicy } from './frame-page.ts'
import { type LoadedWidget, loadPicture, loadWidget } from './load-widget.ts'
import { createMissLimit } from './miss-limit.ts'

const PREFIX = '/widget/'
const PLACE =
  /^\/widget\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:(\.json)|\/([0-9a-f]{16})\.jpg)?(?:\?.*)?$/
// At most a minute old here and another one on the way: a change shows everywhere within two minutes.
const ANSWER_WIDGET_FRESH_MS = 30_000
const MOST_HELD = 10_000
// Caches on the way keep the last figures for a week while we cannot be reached.
const CACHE = 'public, max-age=60, stale-if-error=604800'
const FOR_EVER = 'public, max-age=31536000, immutable'

type Headers = Record<string, string | number>
type AnswerWidgetSent = {
  readonly status: number
  readonly headers: Headers
  readonly body?: Buffer | string
}

export type AnswerWidget = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Live widgets, as pages of others ask for them: data, frame and background. They are the busiest addresses we
 * have, so they are answered before everything else, from memory, without a statement a view. False: it
 * is no address of a widget.
 */
export function createWidgetServer(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
): AnswerWidget {
  const { db, config, clock, log } = deps
  const now = () => clock().getTime()
  const widgets = createRecentCache({
    load: (id) => asPlatform(() => loadWidget(db, id)),
    now,
    freshMs: ANSWER_WIDGET_FRESH_MS,
    most: MOST_HELD,
  })
  const mayMiss = createMissLimit(config, now)
  const common: Headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // The frame has its own.
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    ...(config.DEPLOYMENT === 'production' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }

  function send(
    response: ServerResponse,
    method: string | undefined,
    sent: AnswerWidgetSent,
  ): void {
    const { status, headers, body = '' } = sent
    response.writeHead(status, { ...common, ...headers })
    response.end(method === 'HEAD' || status === 304 ? undefined : body)
  }

  async function load(
    request: IncomingMessage,
    place: AnswerWidgetPlace,
  ): Promise<AnswerWidgetSent> {
    if (!mayMiss.asks(request)) return { status: 429, headers: { 'retry-after': 60 } }
    const picture = place.hash && (await asPlatform(() => loadPicture(db, place.id, place.hash)))
    if (picture) {
      const headers = { 'content-type': 'image/jpeg', 'cache-control': FOR_EVER }
      return { status: 200, headers, body: picture }
    }
    const widget = place.hash ? null : await widgets.get(place.id)
    if (widget) return answer(widget, request, place)
    mayMiss.missed(request)
    return { status: 404, headers: { 'cache-control': 'public, max-age=60', ...OPEN } }
  }

  function answer(
    widget: LoadedWidget,
    request: IncomingMessage,
    place: AnswerWidgetPlace,
  ): AnswerWidgetSent {
    return place.isData ? dataOf(widget, request, config.origin) : frameOf(widget)
  }

  return (request, response) => {
    const { url = '', method } = request
    if (!url.startsWith(PREFIX)) return false
    const place = answerWidgetPlaceOf(url)
    if (!place || (method !== 'GET' && method !== 'HEAD')) return false
    const held = place.hash ? undefined : widgets.peek(place.id)
    if (held) {
      send(response, method, answer(held, request, place))
      return true
    }
    load(request, place)
      .catch((err: unknown): AnswerWidgetSent => {
        log.error({ err }, 'a widget was not loaded')
        return { status: 503, headers: { 'retry-after': 30, 'cache-control': 'no-store' } }
      })
      .then((sent) => send(response, method, sent))
    return true
  }
}

type AnswerWidgetPlace = { readonly id: string; readonly isData: boolean; readonly hash: string }

function answerWidgetPlaceOf(url: string): AnswerWidgetPlace | null {
  const [, id, data, hash = ''] = PLACE.exec(url) ?? []
  return id === undefined ? null : { id, isData: data !== undefined, hash }
}

const OPEN = { 'access-control-allow-origin': '*' }

/** What the script on a page of others asks for: readable there, if the page is of one of the widget's domains. */
function dataOf(
  widget: LoadedWidget,
  { headers }: IncomingMessage,
  ours: string,
): AnswerWidgetSent {
  const { origin } = headers
  const isOpen = widget.domains[0] === ANY_DOMAIN
  if (!isOpen && origin !== undefined && origin !== ours && !mayStandOn(widget, origin)) {
    return { status: 403, headers: { 'cache-control': 'no-store', vary: 'origin' } }
  }
  const allowed = isOpen ? '*' : origin
  const open: Headers = {
    'cache-control': CACHE,
    etag: widget.etag,
    vary: isOpen ? 'accept-encoding' : 'accept-encoding, origin',
    ...(allowed !== undefined && { 'access-control-allow-origin': allowed }),
  }
  if (headers['if-none-match']?.includes(widget.etag)) return { status: 304, headers: open }
  const isPacked = headers['accept-encoding']?.includes('br') ?? false
  const body = isPacked ? widget.packed : widget.json
  open['content-type'] = 'application/json'
  open['content-length'] = body.length
  if (isPacked) open['content-encoding'] = 'br'
  return { status: 200, headers: open, body }
}

function mayStandOn({ domains }: LoadedWidget, origin: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && allowsHost(domains, url.hostname)
}

function frameOf({ face, domains }: LoadedWidget): AnswerWidgetSent {
  const { html, style } = framePage(face)
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framePolicy(style, domains),
      'cache-control': CACHE,
    },
    body: html,
  }
}
