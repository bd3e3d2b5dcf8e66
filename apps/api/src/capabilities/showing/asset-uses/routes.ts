import {
  GetAssetEvidence,
  GetAssetUses,
  SayMarkets,
} from '@understory/contracts/showing/asset-uses.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { withinOne } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { sayMarkets } from '../shareables/public.ts'
import { readEvidence } from './read-evidence.ts'
import { readUses } from './read-uses.ts'

const EVIDENCE = { name: 'evidence-of-figures', points: 60, seconds: 60 }

export function assetUseRoutes(deps: Deps): Route[] {
  return [
    route(GetAssetUses, { access: 'account', may: 'see' }, ({ actor }) =>
      readUses(deps, actor.accountId),
    ),
    route(
      SayMarkets,
      { access: 'account', may: 'change-settings', event: 'markets-changed' },
      ({ actor, body }) =>
        withinOne(deps, async (within) => {
          await sayMarkets(within, actor.accountId, body.markets)
          return readUses(within, actor.accountId)
        }),
    ),
    route(GetAssetEvidence, { access: 'public', limit: EVIDENCE }, ({ params }) =>
      asPlatform(() => readEvidence(deps, params.shareId)),
    ),
  ]
}
