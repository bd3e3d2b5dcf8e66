import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { SaySecr } from '@understory/contracts/footprints/secr.ts'
import type { SecrKind } from '@understory/domain/footprints/documents/disclosures/secr/secr-kinds.ts'
import type { Deps } from '../../../../deps.ts'

type SecrAnswersOf = { readonly accountId: string; readonly year: number }

/** What no figure says. */
export type SecrAnswers = {
  readonly year: number
  readonly kind: SecrKind | null
  readonly actions: string | null
}

export async function readSecrAnswers(
  { db }: Pick<Deps, 'db'>,
  { accountId, year }: SecrAnswersOf,
): Promise<SecrAnswers> {
  const row = await db
    .selectFrom('disclosure_profile')
    .select(['secr_kind', 'efficiency_actions'])
    .where('account_id', '=', accountId)
    .where('year', '=', year)
    .executeTakeFirst()
  return { year, kind: row?.secr_kind ?? null, actions: row?.efficiency_actions ?? null }
}

/** What else the company says of the year stays as it is. */
export async function saySecr(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId, year }: SecrAnswersOf,
  { kind, actions }: BodyOf<typeof SaySecr>,
): Promise<SecrAnswers> {
  const values = { secr_kind: kind, efficiency_actions: actions, updated_at: deps.clock() }
  await deps.db
    .insertInto('disclosure_profile')
    .values({ ...values, account_id: accountId, year })
    .onConflict((conflict) => conflict.columns(['account_id', 'year']).doUpdateSet(values))
    .execute()
  return readSecrAnswers(deps, { accountId, year })
}
