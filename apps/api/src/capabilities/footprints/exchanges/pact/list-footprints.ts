import type { Deps } from '../../../../deps.ts'
import { pactError } from './pact-error.ts'
import { nextPageLink, readPage } from './page-link.ts'
import { readListQuery } from './read-filters.ts'
import { listReleased } from './released-footprints.ts'

/** What was released to an exchange, by filters, with a link to what is left. */
export async function listFootprints(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  request: Request,
  exchangeId: string,
): Promise<Response> {
  const asked = readListQuery(new URL(request.url).searchParams)
  if (typeof asked === 'string') return pactError('BadRequest', asked)
  const { cursor } = asked
  const page = cursor === null ? null : await readPage(deps, { exchangeId, cursor })
  if (cursor !== null && !page) {
    return pactError('BadRequest', 'This link is too old. Please begin the list again.')
  }
  const { filters, limit } = page ?? asked
  // One more than asked tells whether there is a next page.
  const found =
    limit === 0
      ? []
      : await listReleased(deps.db, {
          exchangeId,
          filters,
          after: page?.after ?? null,
          most: limit + 1,
        })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (last && found.length > limit) {
    const next = { filters, limit, after: last.place }
    headers.set('link', await nextPageLink(deps, request, { exchangeId, page: next }))
  }
  return Response.json({ data: shown.map(({ footprint }) => footprint) }, { headers })
}
