import type { Database } from '@understory/database/connect.ts'
import { writeNameFile } from '@understory/ledger-log/proof/name-file.ts'
import {
  type CertificateProof,
  type ChainedStatement,
  chainUpTo,
  type LeafOfEntry,
  leavesOf,
  proofsInTree,
} from '../../public-log/public.ts'

type ProofFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** Beyond as many entries their proofs are one file. */
const MOST_SEPARATE = 40
/** As many statements are in one archive. */
const AN_ARCHIVE = 50

const PROOF_FILES_TEXT = 'text/plain'
const CREDENTIAL = 'application/vc+jwt'
const SEPARATOR = '%%\n'
const OF_CERTIFICATE = 'certificate.tlog-proof'
const OF_ENTRIES = 'entries.tlog-proofs'
const ARCHIVE = 'files.zip'

/** What shows the newest statement and what it adds; its running totals follow from earlier ones. */
export function filesOfNewest(db: Database, proof: CertificateProof): Promise<ProofFile[]> {
  const { bytes, statement, index } = proof
  return filesOf(db, proof, [{ bytes, statement, index }])
}

/** Everything that shows what a certificate states without us, from its first statement on while they are few. */
export async function filesOfChain(
  db: Database,
  proof: CertificateProof,
  origin: string,
): Promise<ProofFile[]> {
  const chain = await chainUpTo(db, proof)
  const files = await filesOf(db, proof, chain)
  const before = (chain[0]?.statement.revision ?? 1) - 1
  if (before === 0) return files
  const address = `${origin}/verify/${proof.statement.certificate}/files-${before}.zip`
  const said = `revisions 1 to ${before}: at ${address}, one archive for each ${AN_ARCHIVE}\n`
  return [...files, text('earlier.txt', said)]
}

async function filesOf(
  db: Database,
  proof: CertificateProof,
  chain: readonly ChainedStatement[],
): Promise<ProofFile[]> {
  const leaves = await leavesOf(
    db,
    chain.map(({ statement }) => statement),
  )
  const issues = chain.map(({ index }) => index)
  const proofs = await proofsInTree(db, proof.tree, [
    ...issues,
    ...leaves.map(({ index }) => index),
  ])
  const [ofStatements, ofEntries] = [proofs.slice(0, issues.length), proofs.slice(issues.length)]
  const earlier = chain.slice(0, -1)
  return [
    ...plainFiles(proof),
    text(OF_CERTIFICATE, ofStatements.at(-1) ?? ''),
    ...earlier.flatMap(({ statement: { revision }, bytes }, at) => [
      { name: `statement-${revision}.txt`, type: PROOF_FILES_TEXT, bytes },
      text(`certificate-${revision}.tlog-proof`, ofStatements[at] ?? ''),
    ]),
    ...(leaves.length > MOST_SEPARATE
      ? [text(OF_ENTRIES, ofEntries.join(SEPARATOR))]
      : leaves.map((leaf, at) => text(nameOfLeaf(leaf), ofEntries[at] ?? ''))),
  ]
}

/** Of the certificate, and of its entries while they are few: what a credential holds. */
export async function proofsOf(db: Database, { index, statement, tree }: CertificateProof) {
  const leaves = await leavesOf(db, [statement])
  return proofsInTree(db, tree, [
    index,
    ...(leaves.length <= MOST_SEPARATE ? leaves.map((leaf) => leaf.index) : []),
  ])
}

/** The names of the files of the newest statement, and of the archive that has those before it, too. */
export async function namesOfFiles(db: Database, proof: CertificateProof): Promise<string[]> {
  const leaves = await leavesOf(db, [proof.statement])
  return [
    ...plainFiles(proof).map(({ name }) => name),
    OF_CERTIFICATE,
    ...(leaves.length <= MOST_SEPARATE ? leaves.map(nameOfLeaf) : [OF_ENTRIES]),
    ARCHIVE,
  ]
}

/** One of them by its name; `null`: there is none of the name. */
export async function proofFile(
  db: Database,
  proof: CertificateProof,
  name: string,
): Promise<ProofFile | null> {
  const plain = plainFiles(proof).find((file) => file.name === name)
  if (plain) return plain
  const indexes = await indexesIn(db, proof, name)
  if (indexes.length === 0) return null
  return text(name, (await proofsInTree(db, proof.tree, indexes)).join(SEPARATOR))
}

async function indexesIn(
  db: Database,
  { index, statement }: CertificateProof,
  name: string,
): Promise<number[]> {
  if (name === OF_CERTIFICATE) return [index]
  const leaves = await leavesOf(db, [statement])
  const named = leaves.filter((leaf) => name === OF_ENTRIES || nameOfLeaf(leaf) === name)
  return named.map((leaf) => leaf.index)
}

const nameOfLeaf = ({ entry }: LeafOfEntry) => `entry-${entry}.tlog-proof`

/** Those that no proof has to be computed for. */
function plainFiles({ bytes, named, credential, key }: CertificateProof): ProofFile[] {
  return [
    { name: 'statement.txt', type: PROOF_FILES_TEXT, bytes },
    ...(named ? [text('name.txt', writeNameFile(named))] : []),
    text('ledger-key.txt', `${key}\n`),
    ...(credential ? [{ ...text('certificate.jwt', credential), type: CREDENTIAL }] : []),
  ]
}

const text = (name: string, words: string): ProofFile => ({
  name,
  type: PROOF_FILES_TEXT,
  bytes: Buffer.from(words),
})
