import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { FootprintCertificateFacts } from '@understory/ports/documents/footprint-documents.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findLogo } from '../../people/accounts/public.ts'
import { type CertificateRow, selectCertificates, statementOf } from './certificate-records.ts'

type RenderCertificateInput = { readonly accountId: string; readonly certificateId: string }

/**
 * The certificate as a PDF, for the account it belongs to: with its logo as it is today, which is no part of what
 * is stated.
 */
export async function renderFootprintCertificate(
  deps: Pick<Deps, 'config' | 'db' | 'documents'>,
  { accountId, certificateId }: RenderCertificateInput,
): Promise<Uint8Array | Refused> {
  const row = await selectCertificates(deps.db)
    .where('c.id', '=', certificateId)
    .where('c.account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return refuse('CERTIFICATE_NOT_FOUND')
  if (row.reason) return refuse('CERTIFICATE_ENDED')
  const logo = await findLogo(deps.db, accountId)
  return deps.documents.footprintCertificate({ ...factsOf(row, deps.config.origin), logo })
}

type Stated = Omit<FootprintCertificateFacts, 'logo'>

function factsOf(row: CertificateRow, origin: string): Stated {
  const { uncertainty, ...statement } = statementOf(row)
  const { from, to, verification, companyName, status, approach, version, declaration, ...rest } =
    statement
  const { completeness, ...sums } = rest
  return {
    certificateId: row.id,
    companyName,
    status,
    from: from,
    to: to,
    approach,
    sums,
    factor: uncertainty,
    completeness,
    version,
    declaration,
    issuedOn: dayOf(row.issued_at),
    verification: verification && {
      ...verification,
      decidedOn: verification.decidedOn,
    },
    verificationUrl: `${origin}/verify/${row.id}`,
  }
}
