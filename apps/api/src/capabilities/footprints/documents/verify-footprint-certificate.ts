import type { FootprintVerification } from '@understory/contracts/footprints/documents.ts'
import { readCertificate } from '@understory/domain/proof/certificates/certificate-code.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { presentCertificate, selectCertificates, statementOf } from './certificate-records.ts'

/**
 * What a certificate stated, and whether it still holds, for anyone who has its number. Once its company withdrew
 * it, nothing of it is shown but that.
 */
export async function verifyFootprintCertificate(
  { db }: Pick<Deps, 'db'>,
  typed: string,
): Promise<FootprintVerification | Refused> {
  const read = readCertificate(typed)
  if (!read.ok) {
    return refuse(read.refusal === 'BAD_CODE' ? 'BAD_CERTIFICATE_CODE' : 'BAD_CERTIFICATE_ID')
  }
  const row = await ('id' in read
    ? selectCertificates(db).where('c.id', '=', read.id)
    : selectCertificates(db).where('c.code', '=', read.code)
  ).executeTakeFirst()
  if (!row) return refuse('CERTIFICATE_NOT_FOUND')
  const certificate = presentCertificate(row)
  const reason = certificate.ended?.reason
  const isHidden = reason === 'withdrawn' || reason === 'deleted'
  const holding = certificate.ended
    ? await selectCertificates(db)
        .where('c.footprint_id', '=', row.footprint_id)
        .where('e.certificate_id', 'is', null)
        .executeTakeFirst()
    : undefined
  return {
    ...certificate,
    statement: isHidden ? null : statementOf(row),
    replacedBy: holding?.id ?? null,
  }
}
