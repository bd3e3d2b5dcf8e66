import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { readConsent } from './http/consent-cookie.ts'
import { requestContext, type WebSettings } from './http/request-context.ts'
import { addSecurityHeaders } from './http/security-headers.ts'

type Visitor = { ip: string; requestId: string }

type WebDependencies = {
  /** The product's own API, called in process. */
  api: (request: Request, visitor: Visitor) => Promise<Response>
  settings: WebSettings
}

/** The web pages as one function from request to response, for the API process to mount. */
export function createWebHandler({ api, settings }: WebDependencies) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return async (request: Request, visitor: Visitor): Promise<Response> => {
    if (isFromElsewhere(request, settings.origin)) {
      return new Response('This form was sent from another site.', { status: 403 })
    }
    const nonce = crypto.randomUUID().replaceAll('-', '')
    const context = new RouterContextProvider()
    const setCookies: string[] = []
    context.set(requestContext, {
      ...visitor,
      api: (call) => api(call, visitor),
      settings,
      nonce,
      setCookies,
    })
    const answer = await handle(request, context)
    const response = new Response(answer.body, answer)
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
    addSecurityHeaders(response.headers, {
      nonce,
      settings,
      analytics: settings.tagManagerId !== null && readConsent(request) === true,
      development: import.meta.env.DEV,
    })
    return response
  }
}

/** A request that changes something must come from our own pages; browsers say where a form was. */
function isFromElsewhere(request: Request, origin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const from = request.headers.get('origin')
  if (from === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  return from !== origin && from !== new URL(request.url).origin
}
