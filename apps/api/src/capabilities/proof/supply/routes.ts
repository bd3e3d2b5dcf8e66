import {
  EnterLot,
  GetLotEvidence,
  ListSupply,
  ReverseLot,
  SetCover,
} from '@understory/contracts/proof/supply.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { enterLot } from './enter-lot.ts'
import { lotEvidence } from './lot-evidence.ts'
import { reverseLot } from './reverse-lot.ts'
import { setCover } from './set-cover.ts'
import { listCover, listLots } from './supply-records.ts'

const EVIDENCE_LIMIT = { name: 'evidence', points: 60, seconds: 60 }

export function supplyRoutes(deps: Deps): Route[] {
  return [
    route(ListSupply, { access: 'public' }, ({ responseHeaders }) => {
      responseHeaders.set('cache-control', 'public, max-age=10, stale-while-revalidate=60')
      return asPlatform(async () => ({
        projects: await listCover(deps.db),
        lots: await listLots(deps.db, deps.clock()),
      }))
    }),
    route(EnterLot, { access: 'staff', duty: 'enter-ledger' }, ({ actor, body }) =>
      enterLot(deps, actor.staffId, body),
    ),
    route(ReverseLot, { access: 'staff', duty: 'enter-ledger' }, ({ actor, params, body }) =>
      reverseLot(deps, { ...params, staffId: actor.staffId, reason: body.reason }),
    ),
    route(SetCover, { access: 'staff', duty: 'enter-ledger' }, ({ params, body }) =>
      setCover(deps, { ...params, ...body }),
    ),
    route(
      GetLotEvidence,
      { access: 'staff', duty: 'see-supply', limit: EVIDENCE_LIMIT },
      ({ params, responseHeaders }) => lotEvidence(deps, params.lotId, responseHeaders),
    ),
  ]
}
