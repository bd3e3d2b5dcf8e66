import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { verifyProofFile } from '@understory/ledger-log/proof-file.ts'
import { parseVerifierKey, verifierKey } from '@understory/ledger-log/signed-note.ts'
import { messageOf, say, stopWith } from './start/say.ts'

const WHY = {
  malformed: 'this is no proof file',
  'unknown-signature': 'its checkpoint is not signed by the key',
  'wrong-root': 'its leaf is not in the tree that was signed',
} as const

/** Offline: the file, and the key of the log that was published before. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' } },
})
const [file] = positionals
const key = values.key
if (!file || !key) {
  stopWith(
    'give the proof and the key of the log: npm run verify:proof -- entry.tlog-proof --key KEY',
  )
}
const verifier = parseVerifierKey(key)
if (!verifier) stopWith('the key looks like NAME+ID+KEY, as /ledger/key says it.')
const text = readOr(file)
const verified = verifyProofFile(text, [verifier])
if (typeof verified === 'string') stopWith(`failed: ${WHY[verified]}.`)
process.stdout.write(Buffer.from(verified.leaf))
say(
  `ok: leaf ${verified.index} of ${verified.checkpoint.size}, signed with ${verifierKey(verifier)}`,
)

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (fault) {
    return stopWith(`${path} cannot be read: ${messageOf(fault)}.`)
  }
}
