import { type CertificateFiles, checkCredential, sortFiles } from './certificate-files.ts'
import { checkReversals, checkToday, checkValid } from './check-now.ts'
import type { Check, Claim, Finding, Step, StepName } from './proof-check.ts'
import { amountIn, lineOf, markOf, step } from './step.ts'
import {
  type Bytes,
  base64,
  decode,
  fail,
  leafHash,
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
export async function* checkProofs(
  texts: readonly string[],
  check: Check,
): AsyncGenerator<Finding> {
  const files = readFiles(texts, check.key)
  if ('state' in files) return yield files
  const found: Found = { proofs: [], trees: new Map() }
  const tree = await step('tree', () => checkTrees(files.proofs, check.key, found))
  const claim =
    files.statement === null
      ? null
      : yield* checkCertificate({ ...files, statement: files.statement }, tree, found, check)
  if (files.statement === null) yield passed('files', String(texts.length))
  yield tree
  const [largest] = [...found.trees.values()].toSorted((one, other) => other.size - one.size)
  yield await step('today', () => (largest ? checkToday(largest, check) : fail('there is no tree')))
  if (files.statement === null) {
    yield await step('valid', () => checkReversals(found.proofs, check))
    const leaves = found.proofs.map(({ text }) => text)
    if (tree.state !== 'failed') yield { name: 'leaves', leaves }
    return
  }
  yield await checkValid(files.statement, texts, check)
  const { compare } = check
  if (compare) yield await step('page', async () => passOrFail(claim ? compare(claim) : UNKNOWN))
  if (claim) yield { name: 'claim', claim }
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
  files: CertificateFiles & { readonly statement: string },
  tree: Step,
  { proofs }: Found,
  check: Check,
): AsyncGenerator<Finding, Claim | null> {
  const { statement, credential } = files
  const stated = await step('statement', () => checkStatement(statement, proofs, check))
  const named = await step('name', () => checkName(statement, files.name))
  const { entries, sums } = await checkEntries(statement, proofs)
  const holds = [stated, named, tree].every(({ state }) => state !== 'failed')
  const name = named.state === 'passed' ? named.detail : null
  const claim = holds && sums ? claimOf(statement, name, sums) : null
  const read = await step('files', async () => {
    if (credential !== null && claim) checkCredential(credential, claim, statement)
    return String(files.count)
  })
  yield read
  yield stated
  yield named
  yield entries
  return read.state === 'failed' ? null : claim
}

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
  const leaf = proofs.find(({ text }) => text.startsWith(`${VERSION}certificate\n`))
  if (!leaf) fail('the proof of the certificate is missing')
  if (lineOf(leaf.text, 'statement') !== hash) fail('the log holds another statement')
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

const IMPACTS = ['trees', 'co2e', 'plastic'] as const

async function checkEntries(statement: string, proofs: readonly Proof[]) {
  const [sums, days] = [new Map<string, number>(), [] as string[]]
  const lines = [...statement.matchAll(/^entry (\d+) (\d+) (\S+) (\S+)$/gm)]
  const entries = await step('entries', async () => {
    const account = decode(lineOf(statement, 'account'))
    for (const line of lines) {
      const text = await leafOfEntry(line, account, proofs)
      const impact = lineOf(text, 'impact')
      sums.set(impact, (sums.get(impact) ?? 0) + amountIn(text, 'quantity'))
      days.push(...lineOf(text, 'effective').split(' '))
    }
    if (proofs.length !== lines.length + 1) fail('there are proofs of something else')
    for (const impact of IMPACTS)
      if (amountIn(statement, impact) !== (sums.get(impact) ?? 0))
        fail(`the entries add up to another figure of ${impact}`)
    const span = days.toSorted()
    if (lineOf(statement, 'effective') !== `${span[0]} ${span.at(-1)}`) fail('its days differ')
    return String(lines.length)
  })
  return { entries, sums: entries.state === 'passed' ? { sums, count: lines.length } : null }
}

async function leafOfEntry(line: readonly string[], account: Bytes, proofs: readonly Proof[]) {
  const [, entry = '', index, leaf, opening = ''] = line
  const proof = proofs.find((each) => each.index === Number(index))
  if (!proof) fail(`the proof of entry ${entry} is missing`)
  if (lineOf(proof.text, 'entry') !== entry || base64(await leafHash(proof.leaf)) !== leaf)
    fail(`entry ${entry} is another one in the log`)
  const holder = await sha256(utf8(`${VERSION}holder\n`), decode(opening), account)
  return base64(holder) === lineOf(proof.text, 'holder')
    ? proof.text
    : fail(`entry ${entry} is of another account`)
}

type Sums = { readonly sums: ReadonlyMap<string, number>; readonly count: number }

function claimOf(statement: string, name: string | null, { sums, count }: Sums): Claim {
  const [from = '', to = ''] = lineOf(statement, 'effective').split(' ')
  const sumOf = (impact: (typeof IMPACTS)[number]) => sums.get(impact) ?? 0
  return {
    certificate: lineOf(statement, 'certificate'),
    name,
    from,
    to,
    issued: lineOf(statement, 'issued'),
    milliTrees: sumOf('trees'),
    co2eGrams: sumOf('co2e'),
    plasticGrams: sumOf('plastic'),
    entries: count,
  }
}
