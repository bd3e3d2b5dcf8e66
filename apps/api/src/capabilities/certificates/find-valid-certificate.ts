import { parseCertificateId } from '@understory/domain/certificates/certificate.ts'
import type { Deps } from '../../deps.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { type CertificateRow, findCertificate } from './certificate-records.ts'

/** Looks up a number as it was typed; refused where there is none, or it is no longer valid. */
export async function findValidCertificate(
  deps: Pick<Deps, 'db'>,
  typedId: string,
): Promise<CertificateRow | Refused> {
  const parsed = parseCertificateId(typedId)
  if (!parsed.ok) return refuse('BAD_CERTIFICATE_ID')
  const row = await findCertificate(deps.db, parsed.id)
  if (!row) return refuse('CERTIFICATE_NOT_FOUND')
  return row.is_refunded ? refuse('CERTIFICATE_REFUNDED') : row
}
