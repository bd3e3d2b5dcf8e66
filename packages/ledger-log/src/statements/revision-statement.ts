import { type CanonicalTextLine, canonicalText } from '../canonical-text.ts'
import { type Hash, hashFromBase64, isSame, toBase64 } from '../hashes.ts'
import { formatStatement, parseStatement, type StatedEntry, type Statement } from './statement.ts'

/** An entry that an earlier statement has and that was reversed since. */
export type GoneEntry = {
  readonly entry: number
  /** Where its reversal is in the log. */
  readonly index: number
}

/**
 * What a certificate says by now: figures, dates and number of entries are those of the whole certificate,
 * but only those entries are listed that no earlier statement has.
 */
export type RevisionStatement = Statement & {
  readonly version: 1 | 2
  readonly revision: number
  /** SHA-256 of the statement before it; `null`: it is the first. */
  readonly follows: Hash | null
  /** Entries of the whole certificate, credits among them. */
  readonly counted: number
  readonly gone: readonly GoneEntry[]
}

export const STATEMENT_VERSION = 'understory-ledger/v2'

/** Of entries and of what is gone, together; what is more makes a further revision. */
export const REVISION_STATEMENT_MAX_LINES = 2_000

/** The bytes whose SHA-256 stands in the log. Throws where a value has no form. */
export function formatRevision(statement: RevisionStatement): Uint8Array {
  const bytes = revisionStatementBytesOf(statement)
  if (!parseRevision(bytes)) {
    const { certificate, revision } = statement
    throw new RangeError(`revision ${revision} of ${certificate} has no canonical form`)
  }
  return bytes
}

function revisionStatementBytesOf(statement: RevisionStatement): Uint8Array {
  const { entries, gone, follows, effective } = statement
  const lines: readonly CanonicalTextLine[] = [
    ['certificate', statement.certificate],
    ['revision', String(statement.revision)],
    ['follows', follows ? toBase64(follows) : '-'],
    ['issued', statement.issued],
    ['name', toBase64(statement.name)],
    ['effective', `${effective.from} ${effective.to}`],
    ['trees', `${statement.milliTrees} mtree`],
    ['co2e', `${statement.co2eGrams} g`],
    ['plastic', `${statement.plasticGrams} g`],
    ['entries', String(statement.counted)],
    ['account', toBase64(statement.account)],
    ...entries.toSorted(byEntry).map((entry): CanonicalTextLine => ['entry', entryText(entry)]),
    ...gone
      .toSorted(byEntry)
      .map(({ entry, index }): CanonicalTextLine => ['gone', `${entry} ${index}`]),
  ]
  return Buffer.from(canonicalText('statement', lines, STATEMENT_VERSION), 'ascii')
}

const byEntry = (one: { readonly entry: number }, other: { readonly entry: number }) =>
  one.entry - other.entry

const entryText = ({ entry, index, leaf, opening }: StatedEntry): string =>
  `${entry} ${index} ${toBase64(leaf)} ${toBase64(opening)}`

const HEAD = [
  'certificate',
  'revision',
  'follows',
  'issued',
  'name',
  'effective',
  'trees',
  'co2e',
  'plastic',
  'entries',
  'account',
] as const

const FORMS: Readonly<Record<(typeof HEAD)[number], RegExp>> = {
  certificate: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  revision: /^[1-9]\d{0,15}$/,
  follows: /^(?:-|\S{44})$/,
  issued: /^\d{4}-\d{2}-\d{2}$/,
  name: /^\S{44}$/,
  effective: /^\d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2}$/,
  trees: /^(?:0|[1-9]\d{0,15}) mtree$/,
  co2e: /^(?:0|[1-9]\d{0,15}) g$/,
  plastic: /^(?:0|[1-9]\d{0,15}) g$/,
  entries: /^[1-9]\d{0,15}$/,
  account: /^\S{44}$/,
}
const ENTRY = /^entry ([1-9]\d{0,15}) (0|[1-9]\d{0,15}) (\S{44}) (\S{44})$/
const GONE = /^gone ([1-9]\d{0,15}) (0|[1-9]\d{0,15})$/

/** `null` where the bytes are not those that `formatRevision` gives. */
export function parseRevision(bytes: Uint8Array): RevisionStatement | null {
  const [first, ...all] = Buffer.from(bytes).toString('latin1').split('\n')
  const lines = all.slice(HEAD.length, -1)
  const of = headOf(all)
  if (
    first !== `${STATEMENT_VERSION} statement` ||
    !of ||
    lines.length > REVISION_STATEMENT_MAX_LINES
  )
    return null
  const [name, account] = [hashFromBase64(of('name')), hashFromBase64(of('account'))]
  const [from = '', to = ''] = of('effective').split(' ')
  if (!name || !account) return null
  const statement: RevisionStatement = {
    version: 2,
    certificate: of('certificate'),
    revision: Number(of('revision')),
    follows: hashFromBase64(of('follows')),
    issued: of('issued'),
    name,
    effective: { from, to },
    milliTrees: Number.parseInt(of('trees'), 10),
    co2eGrams: Number.parseInt(of('co2e'), 10),
    plasticGrams: Number.parseInt(of('plastic'), 10),
    counted: Number(of('entries')),
    account,
    entries: lines.flatMap((line) => readEntry(line) ?? []),
    gone: lines.flatMap((line) => readGone(line) ?? []),
  }
  return isPossible(statement) && isSame(revisionStatementBytesOf(statement), bytes)
    ? statement
    : null
}

/** The values of the first lines; `null` where one has another form. */
function headOf(lines: readonly string[]) {
  const valueAt = (name: string, at: number) =>
    lines[at]?.startsWith(`${name} `) ? (lines[at]?.slice(name.length + 1) ?? '') : ''
  const isHead = HEAD.every((name, at) => FORMS[name].test(valueAt(name, at)))
  return isHead ? (name: (typeof HEAD)[number]) => valueAt(name, HEAD.indexOf(name)) : null
}

function readEntry(line: string): StatedEntry | null {
  const [, entry, index, leaf = '', opening = ''] = ENTRY.exec(line) ?? []
  const hashes = [hashFromBase64(leaf), hashFromBase64(opening)] as const
  if (!hashes[0] || !hashes[1]) return null
  return { entry: Number(entry), index: Number(index), leaf: hashes[0], opening: hashes[1] }
}

function readGone(line: string): GoneEntry | null {
  const [, entry, index] = GONE.exec(line) ?? []
  return entry === undefined ? null : { entry: Number(entry), index: Number(index) }
}

/** The first follows none, takes nothing back, and lists all that it counts. */
function isPossible(statement: RevisionStatement): boolean {
  const { revision, follows, counted, entries, gone, effective, issued } = statement
  const { milliTrees, co2eGrams, plasticGrams } = statement
  const numbers = [revision, counted, milliTrees, co2eGrams, plasticGrams]
  const listed = [...entries, ...gone].flatMap(({ entry, index }) => [entry, index])
  const isFirst = revision === 1
  return (
    [...numbers, ...listed].every(Number.isSafeInteger) &&
    [issued, effective.from, effective.to].every(isDay) &&
    effective.from <= effective.to &&
    isFirst === (follows === null) &&
    hasNoneTwice(entries) &&
    hasNoneTwice(gone) &&
    (isFirst ? gone.length === 0 && counted === entries.length : counted >= entries.length)
  )
}

const hasNoneTwice = (listed: readonly { readonly entry: number }[]) =>
  new Set(listed.map(({ entry }) => entry)).size === listed.length

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A statement of any version; one of the first stands alone, and lists all that it counts. */
export function readStatement(bytes: Uint8Array): RevisionStatement | null {
  const alone = parseStatement(bytes)
  return alone
    ? { ...alone, version: 1, revision: 1, follows: null, counted: alone.entries.length, gone: [] }
    : parseRevision(bytes)
}

/** The bytes that it was read from. */
export const statementBytes = (statement: RevisionStatement): Uint8Array =>
  statement.version === 1 ? formatStatement(statement) : formatRevision(statement)
