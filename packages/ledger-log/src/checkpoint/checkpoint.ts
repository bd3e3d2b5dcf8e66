import { type Hash, hashFromBase64, toBase64 } from '../hashes.ts'
import { openNote, type Signer, signNote, type Verifier } from './signed-note.ts'

/** A tree as a log signed it: https://c2sp.org/tlog-checkpoint, without extension lines. */
export type Checkpoint = { readonly origin: string; readonly size: number; readonly root: Hash }

const CHECKPOINT_SIZE = /^(0|[1-9]\d{0,15})$/

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

/** The key has the name of the log. */
export const signCheckpoint = (tree: Omit<Checkpoint, 'origin'>, signer: Signer): string =>
  signNote(checkpointText({ ...tree, origin: signer.name }), signer)

/** `null` where no known key signed it, or it says anything else. */
export function openCheckpoint(note: string, verifiers: readonly Verifier[]): Checkpoint | null {
  const text = openNote(note, verifiers)
  const [origin = '', size = '', base64 = '', end, ...more] = text?.split('\n') ?? []
  const root = hashFromBase64(base64)
  if (end !== '' || more.length > 0 || !root || !CHECKPOINT_SIZE.test(size)) return null
  return verifiers.some(({ name }) => name === origin) ? { origin, size: Number(size), root } : null
}
