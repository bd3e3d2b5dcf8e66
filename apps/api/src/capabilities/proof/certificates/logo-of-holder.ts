import type { Database } from '@understory/database/connect.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { findLogo } from '../../people/accounts/public.ts'
import type { CertificateRow } from './certificate-records.ts'
import { findValidCertificate } from './find-valid-certificate.ts'

/**
 * Beside the name of who holds a certificate, as the logo is today: it is on the paper and on the page, and no part of
 * what is stated and logged. What was given bears the name of the one it was given to.
 */
export async function logoOfHolder(
  db: Database,
  { account_id, gift_from }: CertificateRow,
): Promise<Uint8Array | null> {
  return gift_from === null ? findLogo(db, account_id) : null
}

export async function getCertificateLogo(
  deps: Pick<Deps, 'db'>,
  typedId: string,
): Promise<Uint8Array | Refused> {
  const row = await findValidCertificate(deps, typedId)
  if (row instanceof Refused) return row
  return (await logoOfHolder(deps.db, row)) ?? refuse('NOT_FOUND')
}
