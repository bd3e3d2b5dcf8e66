import { type NamedBy, readNameFile } from '@understory/ledger-log/name-file.ts'
import { type Verified, verifyProofFile } from '@understory/ledger-log/proof-file.ts'
import { type Verifier, verifierKey } from '@understory/ledger-log/signed-note.ts'
import type { Statement } from '@understory/ledger-log/statement.ts'
import { type NotCertified, verifyCertificate } from '@understory/ledger-log/verify-certificate.ts'
import { differenceOf } from './credential-claim.ts'

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

/** What was verified: a certificate's claim, or leaves by themselves; or why nothing was. */
export type Checked =
  | {
      readonly kind: 'certificate'
      readonly statement: Statement
      readonly name: string | null
      readonly proof: Verified
    }
  | { readonly kind: 'leaves'; readonly proofs: readonly Verified[] }
  | { readonly kind: 'failed'; readonly why: string }

type Asked = {
  readonly verifier: Verifier
  /** As it was typed; `null`: as name.txt says. */
  readonly named: NamedBy | null
}

const failed = (why: string): Checked => ({ kind: 'failed', why })

/** Checks the texts of files by nothing but themselves and the key: what is not understood fails. */
export function checkFiles(texts: readonly string[], asked: Asked): Checked {
  const files = sorted(texts)
  if (typeof files === 'string') return failed(files)
  const { statement, names, keys, credentials, proofs } = files
  if ([statement, names, keys, credentials].some(({ length }) => length > 1))
    return failed('there are two files of one kind')
  if (keys[0] !== undefined && keys[0] !== `${verifierKey(asked.verifier)}\n`)
    return failed('ledger-key.txt is another key than the one given')
  const [text] = statement
  if (text !== undefined) return checkCertificate(text, files, asked)
  return names.length + credentials.length > 0
    ? failed('the statement is missing')
    : checkProofs(proofs, asked.verifier)
}

function checkCertificate(
  text: string,
  { names: [nameFile], credentials: [credential], proofs }: Files,
  { verifier, named: typed }: Asked,
): Checked {
  const read = nameFile === undefined ? null : readNameFile(nameFile)
  if (nameFile !== undefined && !read) return failed('name.txt cannot be read')
  const named = typed ?? read
  const verified = verifyCertificate(
    {
      statement: Buffer.from(text),
      certificate: proofs.find(isOfCertificate) ?? '',
      entries: proofs.filter((proof) => !isOfCertificate(proof)),
      named,
    },
    [verifier],
  )
  if (typeof verified === 'string') return failed(WHY[verified])
  const { statement, proof, entries } = verified
  if (proofs.length !== entries.length + 1) return failed('there are proofs of something else')
  const name = named?.name ?? null
  const other = credential && differenceOf(credential, statement, { text, name })
  return other
    ? failed(`certificate.jwt has another ${other}`)
    : { kind: 'certificate', statement, name, proof }
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

const KINDS = {
  statement: /^understory-ledger\/v1 statement\n/,
  names: /^understory-ledger\/v1 name\n/,
  proofs: /^c2sp\.org\/tlog-proof@v1\n/,
  keys: /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*\n$/,
  credentials: /^[\w-]+\.[\w-]+\.[\w-]+$/,
} as const
type Kind = keyof typeof KINDS
type Files = Readonly<Record<Kind, readonly string[]>>

const SHOWN = 40

/** Each text by its kind; or the sentence that one is of none. */
function sorted(texts: readonly string[]): Files | string {
  const kinds = Object.keys(KINDS) as Kind[]
  const strange = texts.find((text) => !kinds.some((kind) => KINDS[kind].test(text)))
  if (strange !== undefined)
    return `a file is none of a certificate: “${(strange.split('\n')[0] ?? '').slice(0, SHOWN)}”`
  const of = (kind: Kind) => texts.filter((text) => KINDS[kind].test(text))
  return {
    statement: of('statement'),
    names: of('names'),
    keys: of('keys'),
    credentials: of('credentials'),
    proofs: of('proofs').flatMap((text) => text.split('%%\n')),
  }
}

function isOfCertificate(proof: string): boolean {
  const [, leaf = ''] = /^extra (\S+)$/m.exec(proof) ?? []
  return Buffer.from(leaf, 'base64').toString().startsWith('understory-ledger/v1 certificate\n')
}
