import {
  DEMONSTRATION_PATH,
  type Demonstration,
  demonstratedPage,
  FIRST_PAGE,
} from './demonstrations.ts'
import { leadThrough } from './lead-through.ts'
import { storedAnswersOf } from './stored-answers.ts'

/** A page of the product as the made-up person would see it. */
export type DemonstrationRendering = (request: Request, of: Demonstration) => Promise<Response>

/** Signs nobody in: the stored API answers anyone who holds it. */
const COOKIE = 'understory.session_token=demonstration'
const KEPT_HEADERS = ['accept', 'accept-language', 'user-agent']

/** Answers an address of a demonstration; null: it is none. */
export async function answerDemonstration(
  request: Request,
  render: DemonstrationRendering,
): Promise<Response | null> {
  const url = new URL(request.url)
  const demonstrated = demonstratedPage(url.pathname)
  if (!demonstrated) return null
  const { of, page } = demonstrated
  if (request.method !== 'GET' && request.method !== 'HEAD') return seeOther('?nothing-changes')
  const address = (page === '/' ? FIRST_PAGE : page) + url.search
  if (!storedAnswersOf(of).pages.includes(address)) return seeOther(`?not-here=${of}`)
  const rendered = await render(pageRequest(request, address), of)
  const headers = new Headers(rendered.headers)
  headers.delete('set-cookie')
  headers.delete('content-length')
  headers.set('x-robots-tag', 'noindex')
  const { status } = rendered
  const isPage = headers.get('content-type')?.includes('html')
  const body = isPage ? leadThrough(await rendered.text(), of) : rendered.body
  return new Response(body, { status, headers })
}

/** A form that was sent, or a page that is not stored, leads to the page that says so. */
const seeOther = (search: string) =>
  new Response(null, {
    status: 303,
    headers: { location: `${DEMONSTRATION_PATH}${search}`, 'cache-control': 'no-store' },
  })

function pageRequest(request: Request, address: string): Request {
  const headers = new Headers()
  for (const name of KEPT_HEADERS) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const others = (request.headers.get('cookie') ?? '')
    .split('; ')
    .filter((cookie) => cookie && !cookie.includes('session'))
  headers.set('cookie', [...others, COOKIE].join('; '))
  return new Request(new URL(address, request.url), { method: request.method, headers })
}
