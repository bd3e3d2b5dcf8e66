import { VERSION } from '../canonical-text.ts'
import type { Verifier } from '../checkpoint/signed-note.ts'
import { orderCommitment } from '../commitments.ts'
import { fromBase64, type Hash, hashFromBase64, isSame, toBase64 } from '../hashes.ts'
import { type EntryLeaf, parseEntryLeaf, unitOf } from '../leaves/entry-leaf.ts'
import { type NotProved, type Verified, verifyProofFile } from '../proof/proof-file.ts'
import { leafHash } from '../tree/merkle-tree.ts'
import { rootOfInclusion } from '../tree/verify-tree.ts'
import { type OrderLeaf, parseOrderLeaf } from './order-leaf.ts'

/** That one order of a shop is behind an entry of the log. */
export type OrderProof = {
  readonly store: string
  /** As the shop itself numbers it. */
  readonly order: string
  readonly salt: Hash
  readonly index: number
  /** Of the order, as bytes. */
  readonly leaf: Uint8Array
  readonly proof: readonly Hash[]
  /** The proof file of the entry, word for word. */
  readonly entry: string
}

const HEADER = `${VERSION} order-proof`
const STORE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const INDEX = /^(0|[1-9]\d{0,5})$/

export function writeOrderProof(of: OrderProof): string {
  const lines = [
    HEADER,
    `store ${of.store}`,
    `order ${Buffer.from(of.order).toString('base64')}`,
    `salt ${toBase64(of.salt)}`,
    `index ${of.index}`,
    `leaf ${toBase64(of.leaf)}`,
    ...of.proof.map(toBase64),
  ]
  return `${lines.join('\n')}\n\n${of.entry}`
}

/** `null` where the text is not what `writeOrderProof` gives. */
export function readOrderProof(text: string): OrderProof | null {
  const end = text.indexOf('\n\n')
  const [header, ...lines] = text.slice(0, Math.max(end, 0)).split('\n')
  const [store = '', base64 = '', salt = '', index = '', leaf = ''] = ORDER_PROOF_NAMES.map(
    (name, at) => afterName(lines[at] ?? '', name),
  )
  const order = orderOf(base64)
  const [saltBytes, leafBytes] = [hashFromBase64(salt), fromBase64(leaf)]
  const rest = lines.slice(ORDER_PROOF_NAMES.length)
  const proof = rest.flatMap((line) => hashFromBase64(line) ?? [])
  if (header !== HEADER || !STORE.test(store) || !INDEX.test(index)) return null
  if (!order || !saltBytes || !leafBytes || proof.length !== rest.length) return null
  const entry = text.slice(end + 2)
  return { store, order, salt: saltBytes, index: Number(index), leaf: leafBytes, proof, entry }
}

const ORDER_PROOF_NAMES = ['store', 'order', 'salt', 'index', 'leaf'] as const

const afterName = (line: string, name: string): string =>
  line.startsWith(`${name} `) ? line.slice(name.length + 1) : ''

/** `null` where it is no text in UTF-8, or an empty one. */
function orderOf(base64: string): string | null {
  const order = Buffer.from(base64, 'base64').toString()
  return Buffer.from(order).toString('base64') === base64 && order !== '' ? order : null
}

/** Why an order is not shown to be behind an entry; a proof that proves nothing says why itself. */
export type NotAmongOrders =
  | NotProved
  | 'no-order-proof'
  | 'other-order'
  | 'no-orders'
  | 'not-among'

export type AmongOrders = {
  readonly proof: OrderProof
  readonly leaf: OrderLeaf
  readonly entry: EntryLeaf
  readonly logged: Verified
}

/** Reads nothing but the file: the order is one of those behind an entry that is in the log. */
export function verifyOrderProof(
  text: string,
  verifiers: readonly Verifier[],
): AmongOrders | NotAmongOrders {
  const proof = readOrderProof(text)
  const leaf = proof && parseOrderLeaf(proof.leaf)
  if (!proof || !leaf) return 'no-order-proof'
  if (!isSame(leaf.order, orderCommitment(proof.salt, proof))) return 'other-order'
  const logged = verifyProofFile(proof.entry, verifiers)
  if (typeof logged === 'string') return logged
  const entry = parseEntryLeaf(logged.leaf)
  if (!entry?.orders || !isOfKind(leaf, entry)) return 'no-orders'
  const { count: size, root } = entry.orders
  const { index, proof: hashes } = proof
  const found = rootOfInclusion({ index, size, leaf: leafHash(proof.leaf), proof: hashes })
  return found && isSame(found, root) ? { proof, leaf, entry, logged } : 'not-among'
}

/** An order is behind a contribution, what was taken back of one behind a credit; each at most all of it. */
function isOfKind({ kind, unit, quantity }: OrderLeaf, entry: EntryLeaf): boolean {
  const source = kind === 'order' ? 'order-contribution' : 'order-credit'
  return (
    entry.source === source && unit === unitOf(entry.impact) && quantity <= Math.abs(entry.quantity)
  )
}
