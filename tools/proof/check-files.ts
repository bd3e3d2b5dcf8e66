import { keysOf } from '@understory/domain/language/keys-of.ts'
import { type Verifier, verifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { type NamedBy, readNameFile } from '@understory/ledger-log/proof/name-file.ts'
import { type Verified, verifyProofFile } from '@understory/ledger-log/proof/proof-file.ts'
import {
  type NotAnswered,
  type VerifiedAnswer,
  verifyAnswer,
} from '@understory/ledger-log/proof/verify-answer.ts'
import {
  type Certified,
  type NotCertified,
  verifyCertificate,
} from '@understory/ledger-log/proof/verify-certificate.ts'
import { type CheckedOrders, checkOrders } from './check-orders.ts'
import { differenceOfCredentialClaim } from './credential-claim.ts'

export const WHY: Record<NotCertified | NotAnswered, string> = {
  malformed: 'this is no proof file',
  'unknown-signature': 'its checkpoint is not signed by the key',
  'wrong-root': 'its leaf is not in the tree that was signed',
  'no-statement': 'this is no statement of a certificate',
  'other-statement': 'the proof of a statement is missing or of another one',
  'not-issued': 'the proof says that the statement was withdrawn',
  'other-name': 'the statement names someone else',
  'missing-entry': 'the proof of an entry is missing',
  'other-entry': 'the proof of an entry is of another one',
  'other-holder': 'an entry is of another account',
  'other-totals': 'the entries add up to something else',
  'other-days': 'the entries are of other days',
  'entry-twice': 'an entry is stated twice',
  'other-credit': 'a credit is not of an entry that it can lower',
  'not-gone': 'what it says is gone was not reversed, or not so',
  'not-following': 'its statements do not follow one another',
  'nothing-new': 'a statement says nothing new',
  'other-proof': 'there are proofs of something else',
  'no-answer': 'this is no answer of a supplier',
  'other-answer': 'the proof of the answer is missing or of another one',
  'answer-not-issued': 'the proof says that the answer was withdrawn',
  'other-names': 'the answer names other companies',
  'other-allocation': 'the share does not follow from the figures',
}

/** What was verified: a certificate's claim, or leaves by themselves; or why nothing was. */
export type Checked =
  | ({ readonly kind: 'certificate'; readonly name: string | null } & Certified)
  | ({ readonly kind: 'orders' } & CheckedOrders)
  | ({ readonly kind: 'answer'; readonly text: string } & VerifiedAnswer)
  | { readonly kind: 'leaves'; readonly proofs: readonly Verified[] }
  | { readonly kind: 'failed'; readonly why: string }

type CheckFilesInput = {
  readonly verifier: Verifier
  /** As it was typed; `null`: as name.txt says. */
  readonly named: NamedBy | null
  /** The shop that orders.txt is of. */
  readonly store?: string
}

const failed = (why: string): Checked => ({ kind: 'failed', why })

/** Checks the texts of files by nothing but themselves and the key: what is not understood fails. */
export function checkFiles(texts: readonly string[], asked: CheckFilesInput): Checked {
  const files = sorted(texts)
  if (typeof files === 'string') return failed(files)
  const { statements, names, keys, credentials, proofs, orders, answers } = files
  const isTwice = names.length > (answers.length === 1 ? 2 : 1)
  if (isTwice || [keys, credentials, answers].some(({ length }) => length > 1))
    return failed('there are two files of one kind')
  if (keys[0] !== undefined && keys[0] !== `${verifierKey(asked.verifier)}\n`)
    return failed('ledger-key.txt is another key than the one given')
  if (answers.length > 0) return checkAnswer(files, asked)
  if (orders.length > 0) {
    if (statements.length + names.length + credentials.length > 0)
      return failed('there are files of orders and of a certificate')
    const checked = checkOrders(orders, proofs, asked)
    return typeof checked === 'string' ? failed(checked) : { kind: 'orders', ...checked }
  }
  if (statements.length > 0) return checkCertificate(files, asked)
  return names.length + credentials.length > 0
    ? failed('the statement is missing')
    : checkProofs(proofs, asked.verifier)
}

/** The answer of a supplier, with the names of both companies where they are among the files. */
function checkAnswer(
  { answers: [statement = ''], statements, names, credentials, orders, proofs }: Files,
  { verifier }: CheckFilesInput,
): Checked {
  if (statements.length + credentials.length + orders.length > 0)
    return failed('there are files of an answer and of something else')
  const read = names.flatMap((file) => readNameFile(file) ?? [])
  if (read.length < names.length) return failed('the file of a name cannot be read')
  const verified = verifyAnswer({ statement, names: read, proofs }, [verifier])
  return typeof verified === 'string'
    ? failed(WHY[verified])
    : { kind: 'answer', text: statement, ...verified }
}

function checkCertificate(
  { statements, names: [nameFile], credentials: [credential], proofs }: Files,
  { verifier, named: typed }: CheckFilesInput,
): Checked {
  const read = nameFile === undefined ? null : readNameFile(nameFile)
  if (nameFile !== undefined && !read) return failed('name.txt cannot be read')
  const named = typed ?? read
  const verified = verifyCertificate(
    { statements: statements.map((text) => Buffer.from(text)), proofs, named },
    [verifier],
  )
  if (typeof verified === 'string') return failed(WHY[verified])
  const name = named?.name ?? null
  const other = credential && differenceOfCredentialClaim(credential, verified.statement, name)
  return other
    ? failed(`certificate.jwt has another ${other}`)
    : { kind: 'certificate', name, ...verified }
}

function checkProofs(files: readonly string[], verifier: Verifier): Checked {
  if (files.length === 0) return failed('there is no proof among the files')
  const proofs: Verified[] = []
  for (const file of files) {
    const proof = verifyProofFile(file, [verifier])
    if (typeof proof === 'string') return failed(WHY[proof])
    proofs.push(proof)
  }
  return { kind: 'leaves', proofs }
}

const CHECK_FILES_KINDS = {
  statements: /^understory-ledger\/v[12] statement\n/,
  answers: /^understory-ledger\/v1 answer\n/,
  names: /^understory-ledger\/v1 name\n/,
  proofs: /^c2sp\.org\/tlog-proof@v1\n/,
  keys: /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*\n$/,
  credentials: /^[\w-]+\.[\w-]+\.[\w-]+$/,
  orders: /^(?:understory-ledger\/v1 order-proof|entry [1-9]\d* [1-9]\d*)\n/,
  notes: /^revisions 1 to [1-9]\d*: at \S+, one archive for each 50\n$/,
} as const
type CheckFilesKind = keyof typeof CHECK_FILES_KINDS
type Files = Readonly<Record<CheckFilesKind, readonly string[]>>

const CHECK_FILES_SHOWN = 40

/** Each text by its kind; or the sentence that one is of none. */
function sorted(texts: readonly string[]): Files | string {
  const kinds = keysOf(CHECK_FILES_KINDS)
  const strange = texts.find((text) => !kinds.some((kind) => CHECK_FILES_KINDS[kind].test(text)))
  if (strange !== undefined)
    return `a file is none of a certificate: “${(strange.split('\n')[0] ?? '').slice(0, CHECK_FILES_SHOWN)}”`
  const of = (kind: CheckFilesKind) => texts.filter((text) => CHECK_FILES_KINDS[kind].test(text))
  return {
    statements: of('statements'),
    answers: of('answers'),
    names: of('names'),
    keys: of('keys'),
    credentials: of('credentials'),
    orders: of('orders'),
    notes: of('notes'),
    proofs: of('proofs').flatMap((text) => text.split('%%\n')),
  }
}
