import type { Claim } from './proof-check.ts'
import { fail } from './tlog-proof.ts'

/** The kinds of files that travel with a certificate, by how they begin or are made. */
const CERTIFICATE_FILES_KINDS = {
  statements: /^understory-ledger\/v[12] statement\n/,
  order: /^understory-ledger\/v1 order-proof\n/,
  answer: /^understory-ledger\/v1 answer\n/,
  name: /^understory-ledger\/v1 name\n/,
  proofs: /^c2sp\.org\/tlog-proof@v1\n/,
  key: /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*\n$/,
  credential: /^[\w-]+\.[\w-]+\.[\w-]+$/,
  note: /^revisions 1 to [1-9]\d*: at \S+, one archive for each 50\n$/,
} as const
type Kind = keyof typeof CERTIFICATE_FILES_KINDS

export type CertificateFiles = {
  readonly statements: readonly string[]
  readonly order: string | null
  /** What a supplier answered, with the names of both companies. */
  readonly answer: string | null
  readonly names: readonly string[]
  readonly name: string | null
  readonly proofs: readonly string[]
  readonly credential: string | null
  readonly count: number
}

const FILES = {
  name: 'name.txt',
  key: 'ledger-key.txt',
  credential: 'certificate.jwt',
} as const

/** Each file as what it is; a file that nobody knows fails, as do two of a kind, and a key that is another one. */
export function sortFiles(files: readonly string[], key: string): CertificateFiles {
  const of = new Map<Kind, string[]>()
  for (const file of files) {
    const kind = (Object.keys(CERTIFICATE_FILES_KINDS) as Kind[]).find((each) =>
      CERTIFICATE_FILES_KINDS[each].test(file),
    )
    if (!kind) fail(`a file cannot be read as any of a certificate: “${firstWords(file)}”`)
    of.set(kind, [...(of.get(kind) ?? []), file])
  }
  const names = of.get('name') ?? []
  const one = (kind: Exclude<Kind, 'proofs' | 'statements' | 'name'>) => {
    const [file = null, ...more] = of.get(kind) ?? []
    return more.length === 0 ? file : fail(`there are two files of its ${kind}`)
  }
  const proofs = (of.get('proofs') ?? []).join('%%\n').split('%%\n').filter(Boolean)
  const statements = of.get('statements') ?? []
  const [own, order, answer] = [one('key'), one('order'), one('answer')]
  const credential = one('credential')
  const [name = null] = names
  if (names.length > (answer === null ? 1 : 2)) fail('there are two files of its name')
  if (own !== null && own.trim() !== key)
    fail('ledger-key.txt is another key than the one asked for')
  const found = { statements, order, answer, names, name, proofs, credential, count: files.length }
  checkWhole(found, own === null ? 0 : 1)
  return found
}

function checkWhole(
  { statements, order, answer, name, proofs, credential, count }: CertificateFiles,
  keys: number,
) {
  if (new Set(statements).size < statements.length) fail('there are two files of its statement')
  if (statements.length === 0 && (answer === null ? (name ?? credential) : credential) !== null)
    fail('the statement is missing')
  if (answer !== null && statements.length > 0) fail('there are files of something else')
  if (order !== null && count > 1 + keys) fail('there are files of something else')
  if (proofs.length === 0 && order === null) fail('there is no proof among the files')
}

/** The file that the certificate has and that is not here, '' if all are. */
export function missingOf(has: readonly string[], files: readonly string[]): string {
  const kinds = Object.keys(FILES) as (keyof typeof FILES)[]
  const lost = kinds.find(
    (kind) =>
      has.includes(FILES[kind]) && !files.some((file) => CERTIFICATE_FILES_KINDS[kind].test(file)),
  )
  return lost ? FILES[lost] : ''
}

const SHOWN = 40
const firstWords = (file: string) => (file.split('\n', 1)[0] ?? '').slice(0, SHOWN)

/** The credential for machines says the same as the claim, or fails. Its own signature is not checked here. */
export function checkCredential(credential: string, claim: Claim, statement: string): void {
  const body = atob((credential.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
  const said = new TextDecoder().decode(Uint8Array.from(body, (sign) => sign.charCodeAt(0)))
  const subject = JSON.stringify({
    name: claim.name,
    trees: `${claim.milliTrees} mtree`,
    co2e: `${claim.co2eGrams} g`,
    plastic: `${claim.plasticGrams} g`,
    effectiveFrom: claim.from,
    effectiveTo: claim.to,
  })
  const parts = [`"credentialSubject":${subject}`, `"statement":"${btoa(statement)}"`]
  if (!parts.every((part) => said.split(part).length === 2)) fail('certificate.jwt says otherwise')
}
