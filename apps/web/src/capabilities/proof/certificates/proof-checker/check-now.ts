import { missingOf } from './certificate-files.ts'
import { revisionOf } from './chain.ts'
import type { Check, Step } from './proof-check.ts'
import { lineOf, step } from './step.ts'
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

/** What was proved of the past may have been withdrawn or superseded since: only the log of now can say. */
export async function checkValid(
  statement: string,
  texts: readonly string[],
  check: Check,
): Promise<Step> {
  const certificate = lineOf(statement, 'certificate')
  const hash = base64(await sha256(utf8(statement)))
  let newer = 0
  const found = await step('valid', async () => {
    const now = await check.askCertificate(certificate).catch(() => undefined)
    if (now === undefined) return null
    if (now === null) fail('there is no certificate of this number')
    if (now.isWithdrawn) fail('it was withdrawn, and no longer counts')
    if (now.statement === hash) return passOrMissing(missingOf(now.files, texts))
    const then = await check.askRevision(certificate, revisionOf(statement)).catch(() => undefined)
    if (then === undefined) return null
    if (then?.statement !== hash || then.isWithdrawn)
      fail('it was withdrawn: the certificate states something else')
    newer = now.revision
    return String(newer)
  })
  return newer > 0 && found.state === 'passed' ? { ...found, state: 'changed' } : found
}

const passOrMissing = (file: string) => (file ? fail(`${file} is missing among the files`) : '')

/** The same of entries without a statement. */
export async function checkReversals(proofs: readonly Proof[], { askEntry }: Check) {
  const entries = proofs.flatMap(({ text }) =>
    /^entry \d+$/m.test(text) ? [lineOf(text, 'entry')] : [],
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
