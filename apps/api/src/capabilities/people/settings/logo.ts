import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { SetLogo } from '@understory/contracts/people/settings.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findLogo } from '../accounts/public.ts'

type SettingsLogoDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'pictures'>

/**
 * Saves a brand logo. What is stored is never the uploaded file, but a square re-encoded from its
 * pixels, so that nothing hidden in the file survives.
 */
export async function setLogo(
  deps: SettingsLogoDeps,
  { accountId }: AccountActor,
  { file, crop }: BodyOf<typeof SetLogo>,
): Promise<Refused | undefined> {
  const drawn = await deps.pictures.redraw(Buffer.from(file, 'base64'), crop ?? null)
  if (!drawn.ok) {
    const code = drawn.problem === 'too-large' ? 'PICTURE_TOO_LARGE' : 'PICTURE_INVALID'
    return refuse(code, [{ field: 'file', message: refuse(code).refusal.message }])
  }
  const picture = {
    id: deps.newId(),
    content_type: 'image/png' as const,
    bytes: Buffer.from(drawn.png),
    created_at: deps.clock(),
  }
  await transact(deps.db, (tx) =>
    tx
      .insertInto('stored_picture')
      .values({ account_id: accountId, ...picture })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(picture))
      .execute(),
  )
}

export async function getLogo(
  deps: Pick<Deps, 'db'>,
  accountId: string,
): Promise<Uint8Array | Refused> {
  return (await findLogo(deps.db, accountId)) ?? refuse('NOT_FOUND')
}

export async function removeLogo(deps: Pick<Deps, 'db'>, accountId: string): Promise<undefined> {
  await deps.db.deleteFrom('stored_picture').where('account_id', '=', accountId).execute()
}
