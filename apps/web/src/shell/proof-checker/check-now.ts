import { missingOf } from './certificate-files.ts'
import type { Check, Step } from './proof-check.ts'
import { lineOf, markOf, step } from './step.ts'
import {
  base64,
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

/* What the files cannot say: only the log of now can. Each is left out without a connection, and said so. */

/** As many entries without a statement are asked for; of more it is said that they were not. */
const MOST_ASKED = 20

/** The last leaf of the proof's tree, proved in today's: its way up ends in both roots. */
export async function checkToday(then: Tree, { ask, key }: Check) {
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

/** What was proved of the past may have been withdrawn since: only the log of now can say. */
export async function checkValid(
  statement: string,
  texts: readonly string[],
  check: Check,
): Promise<Step> {
  let hasChanged = false
  const found = await step('valid', async () => {
    const now = await check.askCertificate(lineOf(statement, 'certificate')).catch(() => undefined)
    if (now === undefined) return null
    if (now === null) fail('there is no certificate of this number')
    if (now.isWithdrawn) fail('it was withdrawn, and no longer counts')
    const hash = base64(await sha256(utf8(statement)))
    hasChanged = now.statement !== hash && now.earlier.includes(markOf(hash))
    if (now.statement !== hash && !hasChanged)
      fail('it was withdrawn: the certificate states something else')
    const missing = hasChanged ? '' : missingOf(now.files, texts)
    return missing ? fail(`${missing} is missing among the files`) : ''
  })
  return hasChanged && found.state === 'passed' ? { ...found, state: 'changed' } : found
}

/** The same of entries without a statement. */
export async function checkReversals(proofs: readonly Proof[], { askEntry }: Check) {
  const entries = proofs.flatMap(({ text }) =>
    text.startsWith(`${VERSION}entry\n`) ? [lineOf(text, 'entry')] : [],
  )
  if (entries.length < proofs.length || entries.length > MOST_ASKED) return null
  for (const entry of entries) {
    const now = await askEntry(entry).catch(() => undefined)
    if (now === undefined) return null
    if (now === null) fail(`there is no entry ${entry}`)
    if (now.reversedBy !== null) fail(`entry ${entry} was reversed by entry ${now.reversedBy}`)
  }
  return ''
}
