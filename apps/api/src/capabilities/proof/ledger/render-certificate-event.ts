import type { Database } from '@understory/database/connect.ts'
import { certificateCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import type { EventRenderer } from '../../../event-renderer.ts'

/** What an event about a certificate says: where to read it, whole and with its proofs. */
export const renderCertificateEvent: EventRenderer = async (
  { db, config },
  { accountId, mode, subject },
) => {
  const wanted = { id: subject.certificateId ?? '', accountId }
  const found = await (mode === 'test' ? findOfTest(db, wanted) : findIssued(db, wanted))
  if (!found) return null
  const data = {
    id: found.id,
    object: 'certificate',
    mode,
    createdAt: found.issued_at.toISOString(),
    code: certificateCode(found.id),
    purchaseId: found.purchase_id,
    subscriptionId: found.subscription_id,
    storeId: found.store_id,
    url: `${config.origin}/v1/certificates/${found.id}`,
    // Of one that was just issued nothing was stated yet.
    ...(subject.revision !== undefined && { revision: Number(subject.revision) }),
  }
  return { data }
}

type WantedCertificate = { readonly id: string; readonly accountId: string }

const findIssued = (db: Database, { id, accountId }: WantedCertificate) =>
  db
    .selectFrom('certificate')
    .select(['id', 'issued_at', 'purchase_id', 'subscription_id', 'store_id'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** A test account buys once, and nothing else. */
async function findOfTest(db: Database, { id, accountId }: WantedCertificate) {
  const found = await db
    .selectFrom('test_certificate')
    .select(['id', 'issued_at', 'purchase_id'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found && { ...found, subscription_id: null, store_id: null }
}
