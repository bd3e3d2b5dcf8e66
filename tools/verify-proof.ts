import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hashFromBase64 } from '@understory/ledger-log/hashes.ts'
import { parseVerifierKey, verifierKey } from '@understory/ledger-log/signed-note.ts'
import { formatStatement } from '@understory/ledger-log/statement.ts'
import { askOrigin } from './proof/ask-origin.ts'
import { type Checked, checkFiles } from './proof/check-files.ts'
import { claimLines } from './proof/claim-lines.ts'
import { textsIn } from './proof/texts-in.ts'
import { messageOf, say, stopWith } from './start/say.ts'

/** Proof files, or the PDF or the archive of a certificate, and the key that was published before. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    name: { type: 'string' },
    nonce: { type: 'string' },
    origin: { type: 'string' },
  },
})
if (positionals.length === 0 || !values.key) {
  stopWith(
    'give the files and the key of the log: npm run verify:proof -- certificate.pdf --key KEY',
  )
}
const verifier = parseVerifierKey(values.key)
if (!verifier) stopWith('the key looks like NAME+ID+KEY, as /ledger/key says it.')
const key = verifierKey(verifier)
const checked = checkFiles(positionals.flatMap(textsAt), { verifier, named: namedBy() })
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
  case 'certificate':
    await sayCertificate(checked)
}

async function sayCertificate({
  statement,
  name,
  proof,
}: Extract<Checked, { kind: 'certificate' }>): Promise<void> {
  const { entries, certificate } = statement
  const counted = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  process.stdout.write(claimLines(statement, name))
  say(
    `ok: issued for ${name ?? 'a name that was not given'}, with ${counted}, in leaf ${proof.index} of ${proof.checkpoint.size}, signed with ${key}`,
  )
  say('Only the lines above are proved. What else a document says around its files is not.')
  if (!values.origin) {
    say('Not looked for: whether it was withdrawn since. Add --origin https://HOST to ask.')
    return
  }
  const text = Buffer.from(formatStatement(statement)).toString()
  const { state, words } = await askOrigin(values.origin, certificate, text)
  const at = `${new Date().toISOString().slice(0, 16)}Z`
  if (state === 'withdrawn') stopWith(`failed: asked at ${at}: ${words}.`)
  say(`Asked at ${at}: ${words}.`)
  if (state === 'unknown') process.exitCode = 1
}

/** By what was typed; `null`: by name.txt. */
function namedBy() {
  const nonce = hashFromBase64(values.nonce ?? '')
  return values.name !== undefined && nonce ? { name: values.name, nonce } : null
}

function textsAt(path: string): string[] {
  try {
    return textsIn(readFileSync(path))
  } catch (fault) {
    return stopWith(`${path} cannot be read: ${messageOf(fault)}.`)
  }
}
