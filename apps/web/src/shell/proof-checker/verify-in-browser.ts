import type { Check, Step, StepName } from './proof-check.ts'

/*
 * Checks proofs with WebCrypto and nothing else. It shares no code with the log of the server: both follow
 * https://c2sp.org/tlog-proof and docs/ledger.md by themselves, so neither repeats a mistake of the other.
 */

type Bytes = Uint8Array<ArrayBuffer>
type Proof = { leaf: Bytes; text: string; index: number; hashes: Bytes[]; note: string }
type Tree = { size: number; root: Bytes; isSigned: boolean | null }

const VERSION = 'understory-ledger/v1 '
const ED25519 = 1
const utf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes
const same = (one: Bytes, other: Bytes) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])
const base64 = (bytes: Bytes) => btoa(String.fromCharCode(...bytes))

function fail(why: string): never {
  throw new Error(why)
}

/** One spelling for each value: padded, with zero in the bits that are not used. */
function decode(text: string): Bytes {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  return base64(bytes) === text ? bytes : fail('it has bytes that are not spelt as they must be')
}

async function sha256(...parts: Bytes[]): Promise<Bytes> {
  const joined = await new Blob(parts).arrayBuffer()
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined))
}
const leafHash = (leaf: Bytes) => sha256(Uint8Array.of(0), leaf)
const nodeHash = (left: Bytes, right: Bytes) => sha256(Uint8Array.of(1), left, right)

function readProof(file: string): Proof {
  const end = file.indexOf('\n\n')
  const [header, extra = '', place = '', ...hashes] = file.slice(0, end).split('\n')
  const [, index] = /^index (0|[1-9]\d{0,15})$/.exec(place) ?? []
  if (header !== 'c2sp.org/tlog-proof@v1' || !extra.startsWith('extra ') || index === undefined)
    fail('it is no proof file')
  const leaf = decode(extra.slice('extra '.length))
  const text = new TextDecoder().decode(leaf)
  return { leaf, text, index: Number(index), hashes: hashes.map(decode), note: file.slice(end + 2) }
}

/** The root that a proof leads to, and on the way that of the tree that ends with its leaf (RFC 9162, 2.1.3.2). */
async function rootsOf({ leaf, index, hashes }: Proof, size: number) {
  if (index >= size) fail('its leaf is outside of the tree')
  let [root, own, at, last] = [await leafHash(leaf), await leafHash(leaf), index, size - 1]
  for (const hash of hashes) {
    if (hash.length !== 32 || last === 0) fail('its proof has another length')
    if (at % 2 === 1 || at === last) {
      root = await nodeHash(hash, root)
      own = await nodeHash(hash, own)
      for (; at % 2 === 0 && at > 0; at /= 2) last = Math.floor(last / 2)
    } else root = await nodeHash(root, hash)
    at = Math.floor(at / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? { root, own } : fail('its proof has another length')
}

/** A checkpoint, and whether the key signed it; `null`: this browser cannot tell. */
async function openNote(note: string, key: string): Promise<Tree> {
  const end = note.indexOf('\n\n')
  const [origin, size = '', root = '', ...more] = note.slice(0, end).split('\n')
  if (end < 0 || more.length > 0 || !/^(0|[1-9]\d{0,15})$/.test(size) || !note.endsWith('\n'))
    fail('its checkpoint cannot be read')
  const [name = '', id, ...rest] = key.split('+')
  const named = decode(rest.join('+'))
  const keyId = (await sha256(utf8(`${name}\n`), named)).slice(0, 4)
  const hex = [...keyId].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex !== id || named[0] !== ED25519) fail('the key is damaged')
  let isSigned: boolean | null = false
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [, signer, text = ''] = /^— (\S+) (\S+)$/.exec(line) ?? fail('a signature cannot be read')
    const bytes = signer === name && origin === name ? decode(text) : new Uint8Array()
    if (!same(bytes.slice(0, 4), keyId) || isSigned) continue
    isSigned = await isSignedBy(named.slice(1), bytes.slice(4), utf8(note.slice(0, end + 1)))
  }
  return { size: Number(size), root: decode(root), isSigned }
}

async function isSignedBy(key: Bytes, signature: Bytes, text: Bytes): Promise<boolean | null> {
  const imported = await crypto.subtle
    .importKey('raw', key, 'Ed25519', false, ['verify'])
    .catch(() => null)
  return imported && crypto.subtle.verify('Ed25519', imported, signature, text)
}

/** Whether the files are a certificate with its proofs, or proofs alone; each step says what it found. */
export async function* checkProofs(files: readonly string[], check: Check): AsyncGenerator<Step> {
  const of = (kind: string) => files.find((file) => file.startsWith(`${VERSION}${kind}\n`))
  const statement = of('statement')
  const [proofs, trees] = [[] as Proof[], new Map<string, Tree>()]
  const tree = await step('tree', async () => {
    await checkTrees(files, check.key, { proofs, trees })
    const signed = [...trees.values()].map(({ isSigned }) => isSigned)
    if (signed.includes(false)) fail('it is not signed by the key')
    return signed.includes(null) ? null : (check.key.split('+')[1] ?? '')
  })
  if (statement !== undefined) {
    yield await step('statement', () => checkStatement(statement, proofs, check))
    yield await step('name', () => checkName(statement, of('name')))
    yield await step('entries', () => checkEntries(statement, proofs))
  }
  yield tree
  const [largest] = [...trees.values()].toSorted((one, other) => other.size - one.size)
  yield await step('today', () => (largest ? checkToday(largest, check) : fail('there is no tree')))
}

type Found = { readonly proofs: Proof[]; readonly trees: Map<string, Tree> }

async function checkTrees(files: readonly string[], key: string, { proofs, trees }: Found) {
  const parts = files
    .filter((file) => file.startsWith('c2sp.org/'))
    .join('%%\n')
    .split('%%\n')
  for (const part of parts) {
    const proof = readProof(part)
    proofs.push(proof)
    const tree = trees.get(proof.note) ?? (await openNote(proof.note, key))
    trees.set(proof.note, tree)
    const { root } = await rootsOf(proof, tree.size)
    if (!same(root, tree.root)) fail(`leaf ${proof.index} is not in the tree that was signed`)
  }
}

async function step(name: StepName, work: () => Promise<string | null>): Promise<Step> {
  try {
    const detail = await work()
    return { name, state: detail === null ? 'skipped' : 'passed', detail: detail ?? '' }
  } catch (fault) {
    return { name, state: 'failed', detail: fault instanceof Error ? fault.message : '' }
  }
}

const lineOf = (text: string, name: string) =>
  new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? fail(`its ${name} is missing`)

async function checkStatement(statement: string, proofs: readonly Proof[], check: Check) {
  const hash = base64(await sha256(utf8(statement)))
  const leaf = proofs.find(({ text }) => text.startsWith(`${VERSION}certificate\n`))
  if (!leaf) fail('the proof of the certificate is missing')
  if (lineOf(leaf.text, 'statement') !== hash) fail('the log holds another statement')
  if (lineOf(leaf.text, 'state') !== 'issued') fail('the statement was withdrawn')
  const mark = hash.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22)
  if (check.mark && check.mark !== mark) fail('the code on the paper is of another statement')
  const certificate = lineOf(statement, 'certificate')
  if (check.certificate && check.certificate !== certificate) fail('it is of another certificate')
  return certificate
}

async function checkName(statement: string, file: string | undefined) {
  if (file === undefined) return null
  const name = lineOf(file, 'name')
  const made = await sha256(utf8(`${VERSION}name\n`), decode(lineOf(file, 'nonce')), utf8(name))
  return base64(made) === lineOf(statement, 'name')
    ? name
    : fail('the statement names someone else')
}

async function checkEntries(statement: string, proofs: readonly Proof[]) {
  const account = decode(lineOf(statement, 'account'))
  const [sums, days] = [new Map<string, number>(), [] as string[]]
  const lines = [...statement.matchAll(/^entry (\d+) (\d+) (\S+) (\S+)$/gm)]
  for (const [, entry = '', index, leaf, opening = ''] of lines) {
    const proof = proofs.find((each) => each.index === Number(index))
    if (!proof) fail(`the proof of entry ${entry} is missing`)
    const { text } = proof
    if (lineOf(text, 'entry') !== entry || base64(await leafHash(proof.leaf)) !== leaf)
      fail(`entry ${entry} is another one in the log`)
    const holder = await sha256(utf8(`${VERSION}holder\n`), decode(opening), account)
    if (base64(holder) !== lineOf(text, 'holder')) fail(`entry ${entry} is of another account`)
    const impact = lineOf(text, 'impact')
    sums.set(impact, (sums.get(impact) ?? 0) + Number.parseInt(lineOf(text, 'quantity'), 10))
    days.push(...lineOf(text, 'effective').split(' '))
  }
  for (const impact of ['trees', 'co2e', 'plastic'])
    if (Number.parseInt(lineOf(statement, impact), 10) !== (sums.get(impact) ?? 0))
      fail(`the entries add up to another figure of ${impact}`)
  const span = days.toSorted()
  if (lineOf(statement, 'effective') !== `${span[0]} ${span.at(-1)}`) fail('its days differ')
  return String(lines.length)
}

/** The last leaf of the proof's tree, proved in today's: its way up ends in both roots. */
async function checkToday(then: Tree, { ask, key }: Check) {
  const file = await ask(then.size - 1).catch(() => null)
  if (file === null) return null
  const proof = file === '' ? fail('the log has lost leaves') : readProof(file)
  const today = await openNote(proof.note, key)
  if (today.isSigned === false) fail('today’s tree is not signed by the key')
  if (proof.index !== then.size - 1 || today.size < then.size) fail('the log has lost leaves')
  const { root, own } = await rootsOf(proof, today.size)
  if (!same(own, then.root) || !same(root, today.root)) fail('the log says something else today')
  return String(today.size)
}
