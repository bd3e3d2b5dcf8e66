import type { Deps } from '../../../deps.ts'
import { smallArchive } from '../../../http/answers/small-archive.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import {
  type CertificateProof,
  findCertificateProof,
  findRevisionProof,
} from '../public-log/public.ts'
import { findValidCertificate } from './find-valid-certificate.ts'
import { filesOfChain, proofFile } from './proofs/proof-files.ts'

type GetCertificateFileInput = { readonly certificateId: string; readonly file: string }

/** `files.zip`, or `files-3.zip` up to the third statement. */
const ARCHIVE = /^files(?:-([1-9]\d{0,8}))?\.zip$/

/** A file of the proof of a certificate that holds, or all of them in an archive. */
export async function getCertificateFile(
  deps: Pick<Deps, 'db' | 'config'>,
  { certificateId, file }: GetCertificateFileInput,
): Promise<Uint8Array | Refused> {
  const row = await findValidCertificate(deps, certificateId)
  if (row instanceof Refused) return row
  const archive = ARCHIVE.exec(file)
  const proof = await (archive?.[1]
    ? findRevisionProof(deps.db, row.id, Number(archive[1]))
    : findCertificateProof(deps.db, row.id))
  if (!proof) return refuse('CERTIFICATE_FILE_NOT_FOUND')
  if (archive) return zipOf(deps, proof)
  const found = await proofFile(deps.db, proof, file)
  if (found) return found.bytes
  const isDeleted = WITH_A_NAME.test(file) && (await isClosed(deps, row.account_id))
  return refuse(isDeleted ? 'CERTIFICATE_FILE_DELETED' : 'CERTIFICATE_FILE_NOT_FOUND')
}

/** What names a person goes with their account. */
const WITH_A_NAME = /^(name\.txt|certificate\.jwt)$/

async function isClosed({ db }: Pick<Deps, 'db'>, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('closed_at')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.closed_at != null
}

/** Stored as they are, with the day of issue as their time: the same files give the same bytes. */
async function zipOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  proof: CertificateProof,
): Promise<Uint8Array> {
  const files = await filesOfChain(db, proof, config.origin)
  return smallArchive(files, `${proof.statement.issued}T12:00:00`)
}

/** Printed behind the `#` of a certificate's address: a paper that states anything else is found out. */
export const markOf = (hash: Uint8Array): string =>
  Buffer.from(hash).toString('base64url').slice(0, MARK)

const MARK = 22
