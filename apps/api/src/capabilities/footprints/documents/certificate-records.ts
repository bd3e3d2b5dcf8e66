import {
  type FootprintCertificate,
  FootprintStatement,
} from '@understory/contracts/footprints/documents.ts'
import type { Database, Tx } from '@understory/database/connect.ts'

export function selectCertificates(db: Database | Tx) {
  return db
    .selectFrom('footprint_certificate as c')
    .leftJoin('footprint_certificate_end as e', 'e.certificate_id', 'c.id')
    .select([
      'c.id',
      'c.code',
      'c.account_id',
      'c.footprint_id',
      'c.statement',
      'c.issued_at',
      'e.reason',
      'e.ended_at',
    ])
    .orderBy('c.issued_at', 'desc')
}
export type CertificateRow = Awaited<
  ReturnType<ReturnType<typeof selectCertificates>['executeTakeFirstOrThrow']>
>

export function presentCertificate(row: CertificateRow): FootprintCertificate {
  const ended =
    row.reason && row.ended_at ? { at: row.ended_at.toISOString(), reason: row.reason } : null
  return { certificateId: row.id, code: row.code, issuedAt: row.issued_at.toISOString(), ended }
}

export const statementOf = ({ statement }: Pick<CertificateRow, 'statement'>): FootprintStatement =>
  FootprintStatement.parse(statement)
