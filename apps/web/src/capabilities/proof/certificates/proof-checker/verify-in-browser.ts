import { type CertificateFiles, checkCredential, sortFiles } from './certificate-files.ts'
import { type Chain, checkChain, countIn, revisionOf } from './chain.ts'
import { checkReversals, checkToday, checkValid } from './check-now.ts'
import { checkOrder, readOrder } from './order-behind.ts'
import type { Check, Claim, Finding, OrderClaim, Step, StepName } from './proof-check.ts'
import { amountIn, lineOf, markOf, step } from './step.ts'
import { checkAnswer, checkNames, checkShare, checkStands } from './supplier-answer.ts'
import {
  base64,
  decode,
  fail,
  openNote,
  type Proof,
  readProof,
  rootsOf,
  same,
  sha256,
  type Tree,
  utf8,
  VERSION,
} from './tlog-proof.ts'

/**
 * Whether the files are a certificate with its proofs, or proofs alone: each step with what it found, and
 * then the claim or the leaves that were verified. What is not known, missing or not understood fails.
 */
export async function* verifyInBrowser(
  texts: readonly string[],
  check: Check,
): AsyncGenerator<Finding> {
  const files = readFiles(texts, check.key)
  if ('state' in files) return yield files
  if (files.order !== null) return yield* checkOrderProof(files.order, check)
  if (files.answer !== null) return yield* checkAnswerFiles(files.answer, files, check)
  const found: Found = { proofs: [], trees: new Map() }
  const tree = await step('tree', () => checkTrees(files.proofs, check.key, found))
  const isCertificate = files.statements.length > 0
  const certified = isCertificate ? yield* checkCertificate(files, tree, found, check) : null
  if (!isCertificate) yield passed('files', String(texts.length))
  yield tree
  yield await step('today', () => checkTreesToday(found, check))
  if (!certified) {
    yield await step('valid', () => checkReversals(found.proofs, check))
    const leaves = found.proofs.map(({ text }) => text)
    if (tree.state !== 'failed') yield { name: 'leaves', leaves }
    return
  }
  const { claim, newest } = certified
  yield await checkValid(newest, texts, check)
  const { compare } = check
  if (compare) yield await step('page', async () => passOrFail(claim ? compare(claim) : UNKNOWN))
  if (claim) yield { name: 'claim', claim }
}

/** One order of a shop, with the proof of the entry that it is behind. */
async function* checkOrderProof(file: string, check: Check): AsyncGenerator<Finding> {
  const found: Found = { proofs: [], trees: new Map() }
  const orders: OrderClaim[] = []
  const tree = await step('tree', () => checkTrees([readOrder(file).entry], check.key, found))
  yield passed('files', '1')
  yield await step('order', async () => {
    const entry = found.proofs[0]?.text ?? fail('its entry is missing')
    const order = await checkOrder(readOrder(file), entry)
    orders.push(order)
    return String(order.orders)
  })
  yield tree
  yield await step('today', () => checkTreesToday(found, check))
  yield await step('valid', () => checkReversals(found.proofs, check))
  const [order] = orders
  if (order && tree.state !== 'failed') yield { name: 'behind', order }
}

/** What a supplier answered; what was verified is shown line by line. */
async function* checkAnswerFiles(
  answer: string,
  { names, proofs, count }: CertificateFiles,
  check: Check,
): AsyncGenerator<Finding> {
  const found: Found = { proofs: [], trees: new Map() }
  const tree = await step('tree', () => checkTrees(proofs, check.key, found))
  const stated = await step('statement', () => checkAnswer(answer, found.proofs))
  yield passed('files', String(count))
  yield stated
  yield await step('names', () => checkNames(answer, names))
  yield await step('share', () => checkShare(answer))
  yield tree
  yield await step('today', () => checkTreesToday(found, check))
  yield await step('valid', () => checkStands(answer, check))
  const holds = [stated, tree].every(({ state }) => state !== 'failed')
  if (holds) yield { name: 'leaves', leaves: [answer] }
}

/** Files of several times may lead to several trees: each has to be the beginning of today's. */
async function checkTreesToday({ trees }: Found, check: Check): Promise<string | null> {
  if (trees.size === 0) fail('there is no tree')
  let size: string | null = null
  for (const tree of trees.values()) {
    size = await checkToday(tree, check)
    if (size === null) return null
  }
  return size
}

const UNKNOWN = 'what it should say could not be verified'
const passed = (name: StepName, detail: string): Step => ({ name, state: 'passed', detail })
const passOrFail = (other: string) => (other ? fail(other) : '')

function readFiles(texts: readonly string[], key: string): CertificateFiles | Step {
  try {
    return sortFiles(texts, key)
  } catch (fault) {
    return { name: 'files', state: 'failed', detail: fault instanceof Error ? fault.message : '' }
  }
}

/** The steps that need nothing but the files; gives the claim where all of them hold. */
async function* checkCertificate(
  files: CertificateFiles,
  tree: Step,
  { proofs }: Found,
  check: Check,
): AsyncGenerator<Finding, { claim: Claim | null; newest: string }> {
  const { statements, credential } = files
  const chains: Chain[] = []
  const entries = await step('entries', async () => {
    chains.push(await checkChain(statements, proofs))
    return String(countIn(newestOf(statements)))
  })
  const newest = newestOf(statements)
  const stated = await step('statement', () => checkStatement(newest, proofs, check))
  const named = await step('name', () => checkName(newest, files.name))
  const holds = [stated, named, tree].every(({ state }) => state !== 'failed')
  const name = named.state === 'passed' ? named.detail : null
  const [chain] = chains
  const claim = holds && chain ? claimOf(chain, name) : null
  const read = await step('files', async () => {
    if (credential !== null && claim) checkCredential(credential, claim, newest)
    return String(files.count)
  })
  yield read
  yield stated
  yield named
  yield claim?.earlier ? { ...entries, state: 'partly' } : entries
  return { claim: read.state === 'failed' ? null : claim, newest }
}

const newestOf = (statements: readonly string[]) =>
  statements.toSorted((one, other) => revisionOf(other) - revisionOf(one))[0] ?? ''

type Found = { readonly proofs: Proof[]; readonly trees: Map<string, Tree> }

async function checkTrees(files: readonly string[], key: string, { proofs, trees }: Found) {
  for (const file of files) {
    const proof = readProof(file)
    proofs.push(proof)
    const tree = trees.get(proof.note) ?? (await openNote(proof.note, key))
    trees.set(proof.note, tree)
    const { root } = await rootsOf(proof, tree.size)
    if (!same(root, tree.root)) fail(`leaf ${proof.index} is not in the tree that was signed`)
  }
  const signed = [...trees.values()].map(({ isSigned }) => isSigned)
  if (signed.includes(false)) fail('it is not signed by the key')
  return signed.includes(null) ? null : (key.split('+')[1] ?? '')
}

async function checkStatement(statement: string, proofs: readonly Proof[], check: Check) {
  const hash = base64(await sha256(utf8(statement)))
  const leaf = proofs.find(
    ({ text }) => text.startsWith(`${VERSION}certificate\n`) && lineOf(text, 'statement') === hash,
  )
  if (!leaf) fail('the log holds another statement, or its proof is missing')
  if (lineOf(leaf.text, 'state') !== 'issued') fail('the statement was withdrawn')
  if (check.mark && check.mark !== markOf(hash))
    fail('the code on the paper is of another statement')
  const certificate = lineOf(statement, 'certificate')
  if (check.certificate && check.certificate !== certificate) fail('it is of another certificate')
  return certificate
}

async function checkName(statement: string, file: string | null) {
  if (file === null) return null
  const [, nonce = '', name = ''] = /^.+\nnonce (\S{44})\nname (.+)\n$/.exec(file) ?? []
  if (!name) fail('name.txt cannot be read')
  const made = await sha256(utf8(`${VERSION}name\n`), decode(nonce), utf8(name))
  return base64(made) === lineOf(statement, 'name')
    ? name
    : fail('the statement names someone else')
}

function claimOf({ newest, statements, earlier }: Chain, name: string | null): Claim {
  const [from = '', to = ''] = lineOf(newest, 'effective').split(' ')
  const revision = revisionOf(newest)
  return {
    certificate: lineOf(newest, 'certificate'),
    name,
    from,
    to,
    issued: lineOf(newest, 'issued'),
    milliTrees: amountIn(newest, 'trees'),
    co2eGrams: amountIn(newest, 'co2e'),
    plasticGrams: amountIn(newest, 'plastic'),
    entries: countIn(newest),
    revision,
    earlier: earlier && {
      revisions: revision - statements,
      milliTrees: earlier.trees,
      co2eGrams: earlier.co2e,
      plasticGrams: earlier.plastic,
      entries: earlier.entries,
    },
  }
}
