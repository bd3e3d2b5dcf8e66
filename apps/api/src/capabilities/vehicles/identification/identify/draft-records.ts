import type { VehicleInput } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import {
  type IdentifyState,
  startIdentify,
} from '@understory/domain/vehicles/identification/identify/identify.ts'
import type { Market } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { DRAFT_VERSION, StoredDraft } from './stored-draft.ts'

export type DraftKey = { readonly draftId: string; readonly audience: AccountKind }
export type DraftVehicle = { readonly unsavedUuid: string; readonly vehicle: VehicleInput }
export type Draft = { readonly state: IdentifyState; readonly vehicles: readonly DraftVehicle[] }

/** How long someone may come back to what they did not save. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Changes a draft alone: what comes at the same moment is done one after another. */
export function changeDraft<Needs extends Pick<Deps, 'db'>, T>(
  deps: Needs,
  { draftId, audience }: DraftKey,
  work: (inside: Needs) => Promise<T>,
): Promise<T> {
  return asPlatform(() =>
    transact(deps.db, async (tx) => {
      const name = `draft ${draftId} ${audience}`
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
      return work({ ...deps, db: tx })
    }),
  )
}

export function loadDraft(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: DraftKey,
  market: Market,
): Promise<Draft> {
  return asPlatform(async () => {
    const row = await deps.db
      .selectFrom('vehicle_draft')
      .select(['state', 'vehicles'])
      .where('id', '=', key.draftId)
      .where('audience', '=', key.audience)
      .where('version', '=', DRAFT_VERSION)
      .where('updated_at', '>', new Date(deps.clock().getTime() - KEPT_MS))
      .executeTakeFirst()
    return row ? StoredDraft.parse(row) : { state: startIdentify(market), vehicles: [] }
  })
}

export function saveDraft(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: DraftKey,
  draft: Draft,
): Promise<void> {
  const row = {
    version: DRAFT_VERSION,
    state: JSON.stringify(draft.state),
    vehicles: JSON.stringify(draft.vehicles),
    updated_at: deps.clock(),
  }
  return asPlatform(async () => {
    await deps.db
      .insertInto('vehicle_draft')
      .values({ id: key.draftId, audience: key.audience, ...row })
      .onConflict((conflict) => conflict.columns(['id', 'audience']).doUpdateSet(row))
      .execute()
  })
}

/** Deletes what nobody came back to. */
export async function sweepDrafts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const tooOld = new Date(clock().getTime() - KEPT_MS)
  await db.deleteFrom('vehicle_draft').where('updated_at', '<', tooOld).execute()
}
