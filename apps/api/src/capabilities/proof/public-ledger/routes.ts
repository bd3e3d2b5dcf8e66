import {
  GetPublicLedger,
  ListOwnLedger,
  ListPublicLedger,
} from '@understory/contracts/proof/public-ledger.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { getPublicLedger } from './get-public-ledger.ts'
import { listOwnLedger } from './list-own-ledger.ts'
import { listPublicLedger } from './list-public-ledger.ts'

// The same as of verifying: a search by certificate answers whether there is such a number.
const SEARCH_LIMIT = { name: 'verify', points: 120, seconds: 60 }
const FRESH = 'public, max-age=10, stale-while-revalidate=60'

export function publicLedgerRoutes(deps: Deps): Route[] {
  return [
    route(GetPublicLedger, { access: 'public' }, ({ responseHeaders }) => {
      responseHeaders.set('cache-control', FRESH)
      return getPublicLedger(deps)
    }),
    route(
      ListPublicLedger,
      { access: 'public', limit: SEARCH_LIMIT },
      ({ query, responseHeaders }) => {
        // Who holds a certificate's number may read its entries; a shared cache does not.
        responseHeaders.set('cache-control', query.certificate === '' ? FRESH : 'no-store')
        return asPlatform(() => listPublicLedger(deps, query))
      },
    ),
    route(ListOwnLedger, { access: 'account', may: 'see' }, ({ actor, query }) =>
      listOwnLedger(deps, { ...query, accountId: actor.accountId }),
    ),
  ]
}
