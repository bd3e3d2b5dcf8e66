import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { PAGE_KIND, type PageKind } from './http/answers/page-kind.ts'
import { requestContext } from './http/request-context.ts'
import { IslandRendering } from './islands/island.tsx'
import { renderIslands } from './islands/render-islands.tsx'
import { NonceContext } from './shell/nonce.ts'
import { scriptTags } from './shell/script-tags.ts'
import { isSharedPage } from './shell/shared-page.ts'

/** Renders a page in one piece, which costs a quarter of what streaming does, and names its scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const handles = entry.staticHandlerContext.matches.map(
    ({ route }) => entry.routeModules[route.id]?.handle,
  )
  const kind: PageKind = handles.some(isSharedPage) ? 'shared' : 'own'
  headers.set(PAGE_KIND, kind)
  headers.set('Speculation-Rules', '"/speculation-rules.json"')
  const { nonce } = context.get(requestContext)
  const isRefusedForm =
    request.method === 'POST' && status >= 400 && !entry.staticHandlerContext.errors
  const islands = renderIslands()
  const html = renderToString(
    <NonceContext value={nonce}>
      <IslandRendering value={islands.render}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </IslandRendering>
    </NonceContext>,
  )
    .replace(/^<!doctype html>/i, '')
    // The first words that a screen reader says of a page whose form was refused.
    .replace('<title>', isRefusedForm ? '<title>Error: ' : '<title>')
  const scripts = scriptTags(entry.manifest, islands.scripts(), nonce)
  const headEnd = html.indexOf('</head>')
  const page = `<!doctype html>${html.slice(0, headEnd)}${scripts}${html.slice(headEnd)}`
  return new Response(page, { status, headers })
}

/** A page or method that does not exist is an answer; a disconnected client is no error to report. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(requestContext).onFault(error)
}
