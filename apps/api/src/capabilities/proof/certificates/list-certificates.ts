import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { listCertificates as ListCertificates } from '@understory/contracts/v1/certificates.ts'
import { certificateCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import { sql } from 'kysely'
import { cursorOf, readCursor } from '../../../database/cursor.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { listTestCertificates } from '../ledger/public.ts'
import type { CertificateRow } from './certificate-records.ts'

type ListedRow = Pick<
  CertificateRow,
  | 'id'
  | 'issued_at'
  | 'source_kind'
  | 'is_refunded'
  | 'reference'
  | 'effective_from'
  | 'effective_to'
> & { readonly purchase_id: string | null }

/** The certificates of an account, newest first; those of a test account are its own. */
export async function listCertificates(
  { db }: Pick<Deps, 'db'>,
  { accountId, mode }: KeyActor,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<ReplyOf<typeof ListCertificates> | Refused> {
  const place = cursor === undefined ? null : readCursor(cursor)
  if (cursor !== undefined && !place) return refuse('BAD_REQUEST')
  const older = place ? sql`and (c.issued_at, c.id) < (${place.at}, ${place.id})` : sql``
  const live = sql<ListedRow>`
    select c.id, c.issued_at, c.source_kind, c.is_refunded, c.reference, c.effective_from, c.effective_to,
      k.purchase_id
    from certificate_statement c join certificate k on k.id = c.id and k.account_id = c.account_id
    where c.account_id = ${accountId} ${older}
    order by c.issued_at desc, c.id desc limit ${limit + 1}`
  const rows =
    mode === 'test'
      ? await listTestCertificates(db, { accountId, place, limit: limit + 1 })
      : (await live.execute(db)).rows
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map((row) => ({
      id: row.id,
      object: 'certificate_summary' as const,
      mode,
      createdAt: row.issued_at.toISOString(),
      code: certificateCode(row.id),
      source: row.source_kind,
      purchaseId: row.purchase_id,
      reference: row.reference,
      effectiveFrom: row.effective_from,
      effectiveTo: row.effective_to,
      isWithdrawn: row.is_refunded,
    })),
    nextCursor: rows.length > limit && last ? cursorOf({ at: last.issued_at, id: last.id }) : null,
  }
}
