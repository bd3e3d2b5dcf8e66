import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { sha256 } from '@understory/ledger-log/hashes.ts'
import type { PaperProof } from '@understory/ports/documents/documents.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type CertificateProof, findCertificateProof } from '../public-log/public.ts'
import { certificateFacts } from './certificate-facts.ts'
import type { CertificateRow } from './certificate-records.ts'
import { findValidCertificate } from './find-valid-certificate.ts'
import { markOf } from './get-certificate-file.ts'
import { filesOfNewest } from './proofs/proof-files.ts'

type RenderCertificateDeps = Pick<Deps, 'config' | 'db' | 'documents' | 'clock' | 'purchaseKinds'>

/** Entries are logged each second; a document that is asked for at once waits for that. */
const LOGGED_WITHIN_MS = 3_000
const ASK_AGAIN_MS = 200

/** The certificate as a PDF, for the account it belongs to. */
export async function renderCertificate(
  deps: RenderCertificateDeps,
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
  deps: RenderCertificateDeps,
  certificateId: string,
): Promise<Uint8Array | Refused> {
  const row = await findValidCertificate(deps, certificateId)
  if (row instanceof Refused) return row
  return drawn(deps, row)
}

/** With the proof in it, once it is logged: from then on it states the same, whatever logo stands beside the name. */
async function drawn(deps: RenderCertificateDeps, row: CertificateRow): Promise<Uint8Array> {
  const proof = await asPlatform(() => paperProof(deps, row))
  return deps.documents.certificate({ ...(await certificateFacts(deps, row)), proof })
}

async function paperProof(
  deps: RenderCertificateDeps,
  row: CertificateRow,
): Promise<PaperProof | null> {
  const { db } = deps
  const proof = await awaitedProof(deps, row)
  if (!proof) return null
  const { index, tree, key, revision, statement } = proof
  const [, keyId = ''] = key.split('+')
  const files = await filesOfNewest(db, proof)
  const mark = markOf(sha256(proof.bytes))
  const entries = statement.counted
  return { files, mark, index, treeSize: tree.size, keyId, revision, entries }
}

/** Whole, if it is so within seconds of the issue; of an older certificate as it is. */
async function awaitedProof(
  { db, clock }: RenderCertificateDeps,
  { id, issued_at: issuedAt }: CertificateRow,
): Promise<CertificateProof | null> {
  const patience = issuedAt.getTime() + LOGGED_WITHIN_MS - clock().getTime()
  let left = Math.min(patience, LOGGED_WITHIN_MS)
  const isSigned = await signsCredentials(db)
  for (;;) {
    const proof = await findCertificateProof(db, id)
    const isWhole = proof !== null && (proof.credential !== null || !isSigned)
    if (isWhole || left <= 0) return proof
    await sleep(ASK_AGAIN_MS)
    left -= ASK_AGAIN_MS
  }
}

/** Whether certificates are signed for machines here: the worker alone has the key, and notes that it used it. */
async function signsCredentials(db: Database): Promise<boolean> {
  const key = await db
    .selectFrom('credential_key')
    .select('first_used_at')
    .limit(1)
    .executeTakeFirst()
  return key !== undefined
}

/** The certificate as a picture for sharing, for anyone who holds its number. */
export async function renderShareImage(
  deps: RenderCertificateDeps,
  typedId: string,
): Promise<Uint8Array | Refused> {
  const row = await findValidCertificate(deps, typedId)
  if (row instanceof Refused) return row
  return deps.documents.shareImage(await certificateFacts(deps, row))
}
