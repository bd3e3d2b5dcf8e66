import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { SetSite } from '@understory/contracts/footprints/sites.ts'
import { COUNTRY_ROWS } from '@understory/domain/countries/countries.generated.ts'
import { regionProblem, WHOLE_COMPANY } from '@understory/domain/footprints/sites/place.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { lockAccount } from '../../people/accounts/public.ts'
import { countOtherSites, removeSite, writeSite } from '../company-footprints/public.ts'
import { sitesMessage } from './messages/messages.generated.ts'

const MOST_SITES = 500

/** Counted behind a lock of the account, so that there are no more than may be. */
export function setSite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  { site, place }: BodyOf<typeof SetSite>,
): Promise<ReplyOf<typeof SetSite> | Refused> {
  const name = site ?? WHOLE_COMPANY
  return transact(db, async (tx) => {
    await lockAccount(tx, accountId)
    if (place === null) {
      await removeSite(tx, { accountId, name })
      return { site, place }
    }
    if (!COUNTRY_ROWS.some(([iso2]) => iso2 === place.country)) {
      const message = sitesMessage('set-site')
      return refuse('BAD_REQUEST', [{ field: 'place.country', message }])
    }
    const problem = regionProblem(place)
    if (problem) return refuse('BAD_REQUEST', [{ field: 'place.region', message: problem }])
    const others = await countOtherSites(tx, { accountId, name })
    if (others >= MOST_SITES) return refuse('TOO_MANY_SITES')
    await writeSite(tx, { accountId, name }, { ...place, changedAt: clock() })
    return { site, place }
  })
}
