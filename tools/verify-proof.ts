import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hashFromBase64 } from '@understory/ledger-log/hashes.ts'
import { readNameFile } from '@understory/ledger-log/name-file.ts'
import { verifyProofFile } from '@understory/ledger-log/proof-file.ts'
import { parseVerifierKey, type Verifier, verifierKey } from '@understory/ledger-log/signed-note.ts'
import { type NotCertified, verifyCertificate } from '@understory/ledger-log/verify-certificate.ts'
import { textsIn } from './proof-texts.ts'
import { messageOf, say, stopWith } from './start/say.ts'

const WHY: Record<NotCertified, string> = {
  malformed: 'this is no proof file',
  'unknown-signature': 'its checkpoint is not signed by the key',
  'wrong-root': 'its leaf is not in the tree that was signed',
  'no-statement': 'this is no statement of a certificate',
  'other-statement': 'the proof is of another statement',
  'not-issued': 'the proof says that the statement was withdrawn',
  'other-name': 'the statement names someone else',
  'missing-entry': 'the proof of an entry is missing',
  'other-entry': 'the proof of an entry is of another one',
  'other-holder': 'an entry is of another account',
  'other-totals': 'the entries add up to something else',
}

/** Offline: proof files, or the PDF or the archive of a certificate, and the key that was published before. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, name: { type: 'string' }, nonce: { type: 'string' } },
})
if (positionals.length === 0 || !values.key) {
  stopWith(
    'give the files and the key of the log: npm run verify:proof -- certificate.pdf --key KEY',
  )
}
const verifier = parseVerifierKey(values.key)
if (!verifier) stopWith('the key looks like NAME+ID+KEY, as /ledger/key says it.')
const texts = positionals.flatMap((path) => textsIn(readOr(path)))
const statement = texts.find((text) => /^understory-ledger\/v1 statement\n/.test(text))
const proofs = texts.flatMap((text) =>
  /^understory-ledger\/v1 (statement|name)\n|^[^\n]+\n?$/.test(text) ? [] : text.split('%%\n'),
)
if (statement === undefined) for (const proof of proofs) checkProof(proof, verifier)
else checkCertificate(statement, verifier)

function checkProof(text: string, key: Verifier): void {
  const verified = verifyProofFile(text, [key])
  if (typeof verified === 'string') stopWith(`failed: ${WHY[verified]}.`)
  process.stdout.write(Buffer.from(verified.leaf))
  say(`ok: leaf ${verified.index} of ${verified.checkpoint.size}, signed with ${verifierKey(key)}`)
}

function checkCertificate(text: string, key: Verifier): void {
  const verified = verifyCertificate(
    {
      statement: Buffer.from(text),
      certificate: proofs.find(isOfCertificate) ?? '',
      entries: proofs.filter((proof) => !isOfCertificate(proof)),
      named: namedBy(),
    },
    [key],
  )
  if (typeof verified === 'string') stopWith(`failed: ${WHY[verified]}.`)
  process.stdout.write(text)
  const { entries, proof } = verified
  const counted = entries.length === 1 ? '1 entry' : `${entries.length} entries`
  say(
    `ok: issued for ${namedBy()?.name ?? 'a name that was not given'}, with ${counted}, in leaf ${proof.index} of ${proof.checkpoint.size}, signed with ${verifierKey(key)}`,
  )
}

function isOfCertificate(proof: string): boolean {
  const [, leaf = ''] = /^extra (\S+)$/m.exec(proof) ?? []
  return Buffer.from(leaf, 'base64').toString().startsWith('understory-ledger/v1 certificate\n')
}

/** By name.txt, or by what was typed. */
function namedBy() {
  const nonce = hashFromBase64(values.nonce ?? '')
  if (values.name !== undefined && nonce) return { name: values.name, nonce }
  for (const text of texts) {
    const named = readNameFile(text)
    if (named) return named
  }
  return null
}

function readOr(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (fault) {
    return stopWith(`${path} cannot be read: ${messageOf(fault)}.`)
  }
}
