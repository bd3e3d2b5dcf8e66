import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { PAGE_KIND, type PageKind } from './http/page-kind.ts'
import { requestContext } from './http/request-context.ts'
import { asksForScript, isSameForAll } from './shell/hydration.ts'
import { NonceContext } from './shell/nonce.ts'

/**
 * Content pages are rendered in one piece, which costs a quarter of what streaming does. A page with
 * script carries the data of its loaders, and only the streaming renderer writes those.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = context.get(requestContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  const handles = entry.staticHandlerContext.matches.map(({ route }) => {
    return entry.routeModules[route.id]?.handle
  })
  const hasScript = handles.some(asksForScript)
  const kind: PageKind = hasScript ? 'script' : handles.some(isSameForAll) ? 'shared' : 'plain'
  headers.set(PAGE_KIND, kind)
  const html = hasScript ? await renderWhole(page, nonce) : renderToString(page)
  return new Response(`<!doctype html>${html.replace(/^<!doctype html>/i, '')}`, {
    status,
    headers,
  })
}

/** A page or method that does not exist is an answer; a disconnected client is no error to report. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(requestContext).onFault(error)
}

/** Not streamed: the page is complete when its first byte is sent, so nothing shifts. */
function renderWhole(page: ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
}
