import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { certificateFacts } from './certificate-facts.ts'
import { findValidCertificate } from './find-valid-certificate.ts'

/** The certificate as a PDF, for the account it belongs to. */
export async function renderCertificate(
  deps: Pick<Deps, 'config' | 'db' | 'documents'>,
  accountId: string,
  typedId: string,
): Promise<Uint8Array | Refused> {
  const row = await findValidCertificate(deps, typedId)
  if (row instanceof Refused) return row
  if (row.account_id !== accountId) return refuse('CERTIFICATE_NOT_FOUND')
  return deps.documents.certificate(await certificateFacts(deps, row))
}

/** Without an access check of its own. */
export async function renderCertificateOf(
  deps: Pick<Deps, 'config' | 'db' | 'documents'>,
  certificateId: string,
): Promise<Uint8Array | Refused> {
  const row = await findValidCertificate(deps, certificateId)
  if (row instanceof Refused) return row
  return deps.documents.certificate(await certificateFacts(deps, row))
}

/** The certificate as a picture for sharing, for anyone who holds its number. */
export async function renderShareImage(
  deps: Pick<Deps, 'config' | 'db' | 'documents'>,
  typedId: string,
): Promise<Uint8Array | Refused> {
  const row = await findValidCertificate(deps, typedId)
  if (row instanceof Refused) return row
  return deps.documents.shareImage(await certificateFacts(deps, row))
}
