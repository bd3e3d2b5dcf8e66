import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { getCertificateProof } from '@understory/contracts/v1/certificates.ts'
import { toBase64 } from '@understory/ledger-log/hashes.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { findCertificateProof, proofsInTree } from '../public-log/public.ts'
import { findValidCertificate } from './find-valid-certificate.ts'
import { namesOfFiles } from './proofs/proof-files.ts'

/** All that checking a certificate without us takes: its newest statement, and that it stands in the log. */
export async function proveCertificate(
  deps: Pick<Deps, 'config' | 'db' | 'purchaseKinds'>,
  typedId: string,
): Promise<ReplyOf<typeof getCertificateProof> | Refused> {
  const row = await findValidCertificate(deps, typedId)
  if (row instanceof Refused) return row
  const proof = await findCertificateProof(deps.db, row.id)
  if (!proof) return refuse('CERTIFICATE_NOT_LOGGED')
  const { revision, bytes, index, tree, key, named } = proof
  const [file = ''] = await proofsInTree(deps.db, tree, [index])
  const names = await namesOfFiles(deps.db, proof)
  return {
    object: 'certificate_proof',
    certificateId: row.id,
    revision,
    statement: toBase64(bytes),
    index,
    proof: file,
    treeSize: tree.size,
    signedAt: tree.signedAt.toISOString(),
    verifierKey: key,
    named: named && { name: named.name, nonce: toBase64(named.nonce) },
    files: names.map((name) => ({ name, url: `${deps.config.origin}/verify/${row.id}/${name}` })),
  }
}
