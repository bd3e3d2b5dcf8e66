import type { Deps } from '../../../../deps.ts'
import { readToken, signToken } from '../../../../signing/signed-token.ts'
import type { PactFilters } from './read-filters.ts'
import type { ReleasePlace } from './released-footprints.ts'

type PageDeps = Pick<Deps, 'config' | 'clock'>

/** Where a list goes on, with all that was asked. */
export type PactPage = {
  readonly filters: PactFilters
  readonly limit: number
  readonly after: ReleasePlace
}

const PAGE_SECONDS = 24 * 3_600
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/** The address of the next page, for a day: the host is that of the request, as PACT asks. */
export async function nextPageLink(
  { config, clock }: PageDeps,
  request: Request,
  { exchangeId, page }: { readonly exchangeId: string; readonly page: PactPage },
): Promise<string> {
  const exp = Math.floor(clock().getTime() / 1_000) + PAGE_SECONDS
  const cursor = await signToken(config.APP_SECRET, 'exchange-page', { sub: exchangeId, page, exp })
  const query = new URLSearchParams({ limit: String(page.limit), cursor })
  return `<${originOf(config, request)}/pact/3/footprints?${query}>; rel="next"`
}

/** The page of a cursor that this exchange was given; `null`: it is none, or too old. */
export async function readPage(
  { config, clock }: PageDeps,
  { exchangeId, cursor }: { readonly exchangeId: string; readonly cursor: string },
): Promise<PactPage | null> {
  const given = { token: cursor, now: clock() }
  const claims = await readToken(config.APP_SECRET, 'exchange-page', given)
  if (claims === null || claims === 'expired' || claims.sub !== exchangeId) return null
  // Signed by us, so it is what we wrote.
  return claims.page as PactPage
}

/** Ours; in a local installation that of any proxy on the same machine. */
function originOf({ origin, DEPLOYMENT }: Deps['config'], { headers }: Request): string {
  const host = headers.get('host') ?? ''
  if (DEPLOYMENT !== 'local' || !LOOPBACK.test(host)) return origin
  const isHttps = headers.get('x-forwarded-proto') === 'https' || origin.startsWith('https:')
  return `${isHttps ? 'https' : 'http'}://${host}`
}
