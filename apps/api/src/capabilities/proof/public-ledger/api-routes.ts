import { getLedgerEntry, listLedgerEntries } from '@understory/contracts/v1/ledger.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { listOwnLedger } from './list-own-ledger.ts'
import { listPublicLedger } from './list-public-ledger.ts'

const OBJECT = { object: 'ledger_entry' as const }
const OF_ANY = { certificate: '', project: '', month: '' as const, cursor: '', limit: 1 }

export const ledgerApiRoutes = (deps: Deps): ApiRoute[] => [
  apiRoute(listLedgerEntries, async ({ actor, query: { limit, cursor = '' } }) => {
    const page = await listOwnLedger(deps, { limit, cursor, accountId: actor.accountId })
    if (page instanceof Refused) return page
    return {
      data: page.entries.map((entry) => ({ ...OBJECT, ...entry })),
      nextCursor: page.nextCursor,
    }
  }),
  apiRoute(getLedgerEntry, async ({ params: { entryId: entry } }) => {
    const page = await asPlatform(() => listPublicLedger(deps, { ...OF_ANY, entry }))
    if (page instanceof Refused) return page
    const [found] = page.entries
    return found ? { ...OBJECT, ...found } : refuse('LEDGER_ENTRY_NOT_FOUND')
  }),
]
