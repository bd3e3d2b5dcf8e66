import {
  CompareDeclarations,
  GetDeclarationSnapshot,
  ListDeclarations,
} from '@understory/contracts/footprints/company-footprints/declarations.ts'
import type { Deps } from '../../../../deps.ts'
import { refuse } from '../../../../http/refuse.ts'
import { type Route, route } from '../../../../http/route.ts'
import { hasFootprint } from '../has-footprint.ts'
import { compareDeclarations } from './compare-declarations.ts'
import { listDeclarations, readSnapshotBytes } from './declaration-records.ts'

const SEE_DECLARATIONS = { access: 'account', may: 'see' } as const
const SNAPSHOTS = { name: 'declaration-snapshots', points: 60, seconds: 60 }

export function declarationRoutes(deps: Deps): Route[] {
  return [
    route(ListDeclarations, SEE_DECLARATIONS, async ({ actor, params }) => {
      const { accountId } = actor
      if (!(await hasFootprint(deps.db, { accountId, footprintId: params.footprintId })))
        return refuse('FOOTPRINT_NOT_FOUND')
      return { declarations: await listDeclarations(deps.db, { ...params, accountId }) }
    }),
    route(
      GetDeclarationSnapshot,
      { ...SEE_DECLARATIONS, limit: SNAPSHOTS },
      async ({ actor, params }) => {
        const bytes = await readSnapshotBytes(deps.db, { ...params, accountId: actor.accountId })
        return bytes ?? refuse('DECLARATION_NOT_FOUND')
      },
    ),
    route(
      CompareDeclarations,
      { ...SEE_DECLARATIONS, limit: SNAPSHOTS },
      ({ actor, params, query }) =>
        compareDeclarations(deps, { ...params, ...query, accountId: actor.accountId }),
    ),
  ]
}
