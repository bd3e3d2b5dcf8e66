import { readCertificate } from '@understory/domain/proof/certificates/certificate-code.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { type CertificateRow, findCertificate } from './certificate-records.ts'

/** Looks up a number or a short code as it was typed; refused where there is none, or it is no longer valid. */
export async function findValidCertificate(
  deps: Pick<Deps, 'db'>,
  typedId: string,
): Promise<CertificateRow | Refused> {
  const read = readCertificate(typedId)
  if (!read.ok) {
    return refuse(read.refusal === 'BAD_CODE' ? 'BAD_CERTIFICATE_CODE' : 'BAD_CERTIFICATE_ID')
  }
  const row = await findCertificate(deps.db, read)
  if (!row) return refuse('CERTIFICATE_NOT_FOUND')
  return row.is_refunded ? refuse('CERTIFICATE_REFUNDED') : row
}
