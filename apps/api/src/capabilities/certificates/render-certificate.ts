import { asPlatform } from '@understory/database/row-security.ts'
import { sha256 } from '@understory/ledger-log/hashes.ts'
import type { PaperProof } from '@understory/ports/documents.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { findCertificateProof } from '../ledger-log/public.ts'
import { certificateFacts } from './certificate-facts.ts'
import type { CertificateRow } from './certificate-records.ts'
import { findValidCertificate } from './find-valid-certificate.ts'
import { markOf } from './get-certificate-file.ts'
import { proofFiles } from './proof-files.ts'

/** The certificate as a PDF, for the account it belongs to. */
export async function renderCertificate(
  deps: Pick<Deps, 'config' | 'db' | 'documents'>,
  accountId: string,
  typedId: string,
): Promise<Uint8Array | Refused> {
  const row = await findValidCertificate(deps, typedId)
  if (row instanceof Refused) return row
  if (row.account_id !== accountId) return refuse('CERTIFICATE_NOT_FOUND')
  return drawn(deps, row)
}

/** Without an access check of its own. */
export async function renderCertificateOf(
  deps: Pick<Deps, 'config' | 'db' | 'documents'>,
  certificateId: string,
): Promise<Uint8Array | Refused> {
  const row = await findValidCertificate(deps, certificateId)
  if (row instanceof Refused) return row
  return drawn(deps, row)
}

/** With the proof in it, once it is logged: from then on always the same. */
async function drawn(
  deps: Pick<Deps, 'config' | 'db' | 'documents'>,
  row: CertificateRow,
): Promise<Uint8Array> {
  const proof = await asPlatform(() => paperProof(deps, row.id))
  return deps.documents.certificate({ ...(await certificateFacts(deps, row)), proof })
}

async function paperProof({ db }: Pick<Deps, 'db'>, id: string): Promise<PaperProof | null> {
  const proof = await findCertificateProof(db, id)
  if (!proof) return null
  const { index, tree, key } = proof
  const [, keyId = ''] = key.split('+')
  const files = await proofFiles(db, proof)
  return { files, mark: markOf(sha256(proof.bytes)), index, treeSize: tree.size, keyId }
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
