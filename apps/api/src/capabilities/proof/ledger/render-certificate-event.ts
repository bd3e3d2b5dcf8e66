import { certificateCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import type { EventRenderer } from '../../../event-renderer.ts'

/** What an event about a certificate says: where to read it, whole and with its proofs. */
export const renderCertificateEvent: EventRenderer = async (
  { db, config },
  { accountId, mode, subject },
) => {
  const found = await db
    .selectFrom(mode === 'test' ? 'test_certificate' : 'certificate')
    .select(['id', 'issued_at', 'purchase_id'])
    .where('id', '=', subject.certificateId ?? '')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!found) return null
  return {
    id: found.id,
    object: 'certificate',
    mode,
    createdAt: found.issued_at.toISOString(),
    code: certificateCode(found.id),
    purchaseId: found.purchase_id,
    url: `${config.origin}/v1/certificates/${found.id}`,
  }
}
