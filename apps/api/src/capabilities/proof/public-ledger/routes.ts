import {
  GetPublicLedger,
  ListOwnLedger,
  ListPublicLedger,
} from '@understory/contracts/proof/public-ledger.ts'
import { GetLedgerCard } from '@understory/contracts/site/share-cards.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { impactInWords } from '@understory/domain/quantity/format.ts'
import { grams, IMPACTS, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { getPublicLedger } from './get-public-ledger.ts'
import { listOwnLedger } from './list-own-ledger.ts'
import { listPublicLedger } from './list-public-ledger.ts'

// The same as of verifying: a search by certificate answers whether there is such a number.
const SEARCH_LIMIT = { name: 'verify', points: 120, seconds: 60 }
const LEDGER_CARDS = { name: 'ledger-cards', points: 60, seconds: 60 }
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
    route(GetLedgerCard, { access: 'public', limit: LEDGER_CARDS }, async ({ responseHeaders }) => {
      const { totals } = await getPublicLedger(deps)
      const all = {
        trees: milliTrees(totals.milliTrees),
        co2e: grams(totals.co2eGrams),
        plastic: grams(totals.plasticGrams),
      }
      responseHeaders.set('cache-control', 'public, max-age=600')
      return deps.documents.pageCard({
        kind: 'Every entry, with its proof',
        title: 'The public ledger',
        says: impactInWords(all) ?? 'Nothing is recorded yet.',
        seed: 'public-ledger',
        of: IMPACTS,
        project: null,
        date: dayOf(deps.clock()),
      })
    }),
    route(ListOwnLedger, { access: 'account', may: 'see' }, ({ actor, query }) =>
      listOwnLedger(deps, { ...query, accountId: actor.accountId }),
    ),
  ]
}
