import type { Database } from '@understory/database/connect.ts'
import { writeNameFile } from '@understory/ledger-log/name-file.ts'
import { type CertificateProof, proofsInTree } from '../ledger-log/public.ts'

type ProofFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** Beyond as many entries their proofs are one file. */
const MOST_SEPARATE = 40
/** Beyond as many they are given out one by one. */
const MOST_TOGETHER = 2_000

const TEXT = 'text/plain'
const CREDENTIAL = 'application/vc+jwt'
const SEPARATOR = '%%\n'
const OF_CERTIFICATE = 'certificate.tlog-proof'
const OF_ENTRIES = 'entries.tlog-proofs'

/** Everything that shows what a certificate states without us: each file by itself. */
export async function proofFiles(db: Database, proof: CertificateProof): Promise<ProofFile[]> {
  const { entries } = proof.statement
  const together = entries.length <= MOST_TOGETHER ? entries : []
  const indexes = [proof.index, ...together.map(({ index }) => index)]
  const [certificate = '', ...ofEntries] = await proofsInTree(db, proof.tree, indexes)
  return [
    ...plainFiles(proof),
    text(OF_CERTIFICATE, certificate),
    ...(together.length > MOST_SEPARATE
      ? [text(OF_ENTRIES, ofEntries.join(SEPARATOR))]
      : together.map(({ entry }, at) => text(nameOfEntry(entry), ofEntries[at] ?? ''))),
  ]
}

/** Of the certificate, and of its entries while they are few: what a credential holds. */
export function proofsOf(db: Database, { index, statement, tree }: CertificateProof) {
  const few = statement.entries.length <= MOST_SEPARATE ? statement.entries : []
  return proofsInTree(db, tree, [index, ...few.map((entry) => entry.index)])
}

/** The names of the same, and of all of them in one. */
export function namesOfFiles(proof: CertificateProof): string[] {
  const { entries } = proof.statement
  const ofEntries = entries.length <= MOST_TOGETHER ? [OF_ENTRIES] : []
  return [
    ...plainFiles(proof).map(({ name }) => name),
    OF_CERTIFICATE,
    ...(entries.length <= MOST_SEPARATE
      ? entries.map(({ entry }) => nameOfEntry(entry))
      : ofEntries),
    'files.zip',
  ]
}

/** One of them by its name, or the proofs of all entries in one; `null`: there is none of the name. */
export async function proofFile(
  db: Database,
  proof: CertificateProof,
  name: string,
): Promise<ProofFile | null> {
  const plain = plainFiles(proof).find((file) => file.name === name)
  if (plain) return plain
  const indexes = indexesIn(proof, name)
  if (indexes.length === 0) return null
  return text(name, (await proofsInTree(db, proof.tree, indexes)).join(SEPARATOR))
}

function indexesIn({ index, statement: { entries } }: CertificateProof, name: string): number[] {
  if (name === OF_CERTIFICATE) return [index]
  if (name === OF_ENTRIES) {
    return entries.length <= MOST_TOGETHER ? entries.map((entry) => entry.index) : []
  }
  return entries.filter(({ entry }) => nameOfEntry(entry) === name).map((entry) => entry.index)
}

const nameOfEntry = (entry: number) => `entry-${entry}.tlog-proof`

/** Those that no proof has to be computed for. */
function plainFiles({ bytes, named, credential, key }: CertificateProof): ProofFile[] {
  return [
    { name: 'statement.txt', type: TEXT, bytes },
    ...(named ? [text('name.txt', writeNameFile(named))] : []),
    text('ledger-key.txt', `${key}\n`),
    ...(credential ? [{ ...text('certificate.jwt', credential), type: CREDENTIAL }] : []),
  ]
}

const text = (name: string, words: string): ProofFile => ({
  name,
  type: TEXT,
  bytes: Buffer.from(words),
})
