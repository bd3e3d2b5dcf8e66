import { type Checkpoint, openCheckpoint } from '../checkpoint/checkpoint.ts'
import type { Verifier } from '../checkpoint/signed-note.ts'
import { fromBase64, type Hash, hashFromBase64, isSame, toBase64 } from '../hashes.ts'
import { leafHash } from '../tree/merkle-tree.ts'
import { rootOfInclusion } from '../tree/verify-tree.ts'

/* Proof files of https://c2sp.org/tlog-proof. The extra data are the bytes of the leaf. */

const HEADER = 'c2sp.org/tlog-proof@v1'
const INDEX = /^index (0|[1-9]\d{0,15})$/

type LeafProof = {
  readonly leaf: Uint8Array
  readonly index: number
  readonly proof: readonly Hash[]
  /** As it was signed, word for word. */
  readonly checkpoint: string
}

export function writeProofFile({ leaf, index, proof, checkpoint }: LeafProof): string {
  const hashes = proof.map((hash) => `${toBase64(hash)}\n`).join('')
  return `${HEADER}\nextra ${toBase64(leaf)}\nindex ${index}\n${hashes}\n${checkpoint}`
}

export type Verified = {
  readonly leaf: Uint8Array
  readonly index: number
  readonly checkpoint: Checkpoint
}

/** Why a proof file proves nothing. */
export type NotProved = 'malformed' | 'unknown-signature' | 'wrong-root'

/** Reads nothing but the file: the leaf is in the tree that the log signed, or why that is not shown. */
export function verifyProofFile(
  file: string,
  verifiers: readonly Verifier[],
): Verified | NotProved {
  const read = readProofFile(file)
  if (!read) return 'malformed'
  const checkpoint = openCheckpoint(read.checkpoint, verifiers)
  if (!checkpoint) return 'unknown-signature'
  const { leaf, index, proof } = read
  const root = rootOfInclusion({ index, size: checkpoint.size, leaf: leafHash(leaf), proof })
  return root && isSame(root, checkpoint.root) ? { leaf, index, checkpoint } : 'wrong-root'
}

function readProofFile(file: string): LeafProof | null {
  const end = file.indexOf('\n\n')
  if (end < 0) return null
  const [header, extra = '', indexLine = '', ...rest] = file.slice(0, end).split('\n')
  const [, index] = INDEX.exec(indexLine) ?? []
  const leaf = extra.startsWith('extra ') ? fromBase64(extra.slice('extra '.length)) : null
  const proof = rest.flatMap((line) => hashFromBase64(line) ?? [])
  if (header !== HEADER || !leaf || index === undefined || proof.length !== rest.length) return null
  return { leaf, index: Number(index), proof, checkpoint: file.slice(end + 2) }
}
