import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

/** What is stored is never the uploaded file, but a picture encoded again from its pixels. */
export async function setPageLogo(
  { db, clock, pictures }: Pick<Deps, 'db' | 'clock' | 'pictures'>,
  accountId: string,
  file: string,
): Promise<Refused | undefined> {
  const png = await pictures.redrawWhiteLogo(Buffer.from(file, 'base64'))
  if (!png) {
    const { message } = refuse('IMPACT_LOGO_INVALID').refusal
    return refuse('IMPACT_LOGO_INVALID', [{ field: 'file', message }])
  }
  const logo = { bytes: Buffer.from(png), created_at: clock() }
  await transact(db, (tx) =>
    tx
      .insertInto('impact_page_logo')
      .values({ account_id: accountId, ...logo })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(logo))
      .execute(),
  )
}

export async function getPageLogo(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): Promise<Uint8Array | Refused> {
  const row = await db
    .selectFrom('impact_page_logo')
    .select('bytes')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? new Uint8Array(row.bytes) : refuse('NOT_FOUND')
}

/** A page is never without both: the name is shown again. */
export async function removePageLogo(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
): Promise<undefined> {
  await transact(db, async (tx) => {
    await tx.deleteFrom('impact_page_logo').where('account_id', '=', accountId).execute()
    await tx
      .updateTable('impact_page')
      .set({ shows_name: true })
      .where('account_id', '=', accountId)
      .execute()
  })
}
