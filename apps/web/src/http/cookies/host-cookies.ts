const PREFIX = '__Host-'
const OURS = 'understory_'

/**
 * Over https the cookies of the pages are called `__Host-understory_…`: a browser takes those from this very
 * host alone, and no neighbour under the same domain can set or replace one. Plain http has no such names,
 * so the pages know them without. A cookie of ours that came without is not believed.
 */
export function withoutHostPrefix(request: Request): Request {
  const sent = request.headers.get('cookie')
  if (!sent?.includes(OURS)) return request
  const headers = new Headers(request.headers)
  headers.set('cookie', sent.split(/;\s*/).flatMap(nameInPages).join('; '))
  return new Request(request, { headers })
}

function nameInPages(cookie: string): string[] {
  if (cookie.startsWith(OURS)) return []
  return [cookie.startsWith(PREFIX + OURS) ? cookie.slice(PREFIX.length) : cookie]
}

/** Gives the cookies that an answer sets their names and flags of https. */
export function addHostPrefix(headers: Headers): void {
  const cookies = headers.getSetCookie()
  if (!cookies.some((cookie) => cookie.startsWith(OURS))) return
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', nameInBrowser(cookie))
}

function nameInBrowser(cookie: string): string {
  if (!cookie.startsWith(OURS)) return cookie
  return `${PREFIX}${cookie}${/;\s*secure\b/i.test(cookie) ? '' : '; Secure'}`
}
