import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseVerifierKey, verifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { hashFromBase64 } from '@understory/ledger-log/hashes.ts'
import { askOrigin } from '../proof/ask-origin.ts'
import { type Checked, checkFiles } from '../proof/check-files.ts'
import { claimLines, orderLines } from '../proof/claim-lines.ts'
import { withEarlierFiles } from '../proof/earlier-files.ts'
import { textsIn } from '../proof/texts-in.ts'
import { messageOf, say, stopWith } from '../start/say.ts'

/** Proof files, or the PDF or the archive of a certificate, and the key that was published before. */
const { values: verifyProofOptions, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    name: { type: 'string' },
    nonce: { type: 'string' },
    origin: { type: 'string' },
    earlier: { type: 'boolean' },
    store: { type: 'string' },
  },
})
if (positionals.length === 0 || !verifyProofOptions.key) {
  stopWith(
    'give the files and the key of the log: npm run verify:proof -- certificate.pdf --key KEY',
  )
}
if (verifyProofOptions.earlier && !verifyProofOptions.origin)
  stopWith('earlier statements are fetched from a running copy: add --origin https://HOST')
const verifier = parseVerifierKey(verifyProofOptions.key)
if (!verifier) stopWith('the key looks like NAME+ID+KEY, as /ledger/key says it.')
const key = verifierKey(verifier)
const checked = checkFiles(await givenTexts(), {
  verifier,
  named: namedBy(),
  ...(verifyProofOptions.store === undefined ? {} : { store: verifyProofOptions.store }),
})
switch (checked.kind) {
  case 'failed':
    stopWith(`failed: ${checked.why}.`)
    break
  case 'leaves':
    for (const { leaf, index, checkpoint } of checked.proofs) {
      process.stdout.write(Buffer.from(leaf))
      say(`ok: leaf ${index} of ${checkpoint.size}, signed with ${key}`)
    }
    say('Not looked for: whether an entry was reversed since. /public-ledger says so.')
    break
  case 'orders':
    sayOrders(checked)
    break
  case 'certificate':
    await sayCertificate(checked)
}

function sayOrders({ order, entries }: Extract<Checked, { kind: 'orders' }>): void {
  if (order) {
    const { index, checkpoint } = order.logged
    process.stdout.write(orderLines(order))
    say(`ok: the order is behind leaf ${index} of ${checkpoint.size}, signed with ${key}`)
    say('Not looked for: whether the entry was reversed, or the order refunded since.')
    return
  }
  for (const { entry, count, quantity, unit } of entries)
    say(`ok: entry ${entry} is of the ${count} orders in the file, ${quantity} ${unit}`)
}

async function sayCertificate(certified: Extract<Checked, { kind: 'certificate' }>): Promise<void> {
  const { statement, name, proof, statements, earlier } = certified
  const counted = statement.counted === 1 ? '1 entry' : `${statement.counted} entries`
  process.stdout.write(claimLines(certified, name))
  say(
    `ok: issued for ${name ?? 'a name that was not given'}, with ${counted}, in leaf ${proof.index} of ${proof.checkpoint.size}, signed with ${key}`,
  )
  if (earlier) {
    const first = statement.revision - statements + 1
    const these = spanOf(first, statement.revision)
    say(
      `Verified: ${these}. What comes from before is as stated by ${spanOf(1, first - 1)}, not among the files. Add --origin https://HOST --earlier to fetch and verify that too.`,
    )
  }
  say('Only the lines above are proved. What else a document says around its files is not.')
  if (!verifyProofOptions.origin) {
    say(
      'Not looked for: whether it was withdrawn or superseded since. Add --origin https://HOST to ask.',
    )
    return
  }
  const { state, words } = await askOrigin(verifyProofOptions.origin, statement)
  const at = `${new Date().toISOString().slice(0, 16)}Z`
  if (state === 'withdrawn') stopWith(`failed: asked at ${at}: ${words}.`)
  say(`Asked at ${at}: ${words}.`)
  if (state === 'unknown') process.exitCode = 1
}

const spanOf = (first: number, last: number) =>
  first === last ? `revision ${first}` : `revisions ${first} to ${last}`

/** By what was typed; `null`: by name.txt. */
function namedBy() {
  const nonce = hashFromBase64(verifyProofOptions.nonce ?? '')
  return verifyProofOptions.name !== undefined && nonce
    ? { name: verifyProofOptions.name, nonce }
    : null
}

async function givenTexts(): Promise<readonly string[]> {
  const texts = positionals.flatMap(textsAt)
  if (!verifyProofOptions.earlier || !verifyProofOptions.origin) return texts
  return withEarlierFiles(texts, verifyProofOptions.origin).catch((fault: unknown) =>
    stopWith(`earlier statements cannot be fetched: ${messageOf(fault)}.`),
  )
}

function textsAt(path: string): string[] {
  try {
    return textsIn(readFileSync(path))
  } catch (fault) {
    return stopWith(`${path} cannot be read: ${messageOf(fault)}.`)
  }
}
