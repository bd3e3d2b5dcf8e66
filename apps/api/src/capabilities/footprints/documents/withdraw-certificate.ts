import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'

type WithdrawCertificateInput = { readonly accountId: string; readonly certificateId: string }

/** The company takes back its consent; the page says so from then on. */
export async function withdrawCertificate(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId, certificateId }: WithdrawCertificateInput,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const found = await tx
      .selectFrom('footprint_certificate')
      .select('id')
      .where('id', '=', certificateId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!found) return refuse('CERTIFICATE_NOT_FOUND')
    const ended = await tx
      .insertInto('footprint_certificate_end')
      .values({
        certificate_id: certificateId,
        account_id: accountId,
        reason: 'withdrawn',
        ended_at: deps.clock(),
      })
      .onConflict((conflict) => conflict.column('certificate_id').doNothing())
      .returning('certificate_id')
      .executeTakeFirst()
    return ended ? undefined : refuse('CERTIFICATE_ENDED')
  })
}
