import { randomBytes } from 'node:crypto'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { accountReference, nameCommitment, openingOf } from '@understory/ledger-log/commitments.ts'
import { type Hash, sha256 } from '@understory/ledger-log/hashes.ts'
import { statedName } from '@understory/ledger-log/proof/name-file.ts'
import {
  formatRevision,
  type RevisionStatement,
} from '@understory/ledger-log/statements/revision-statement.ts'
import { type LinesOfRevision, revisionsOf } from './revisions-of-news.ts'
import type { DueCertificate, NewsOfEntry } from './statement-records.ts'

const NONCE_BYTES = 32

/** What there is to log of a certificate. */
export type StatementPlan = {
  readonly due: DueCertificate
  /** Statements from this revision on have an entry that is gone; `null`: none has. */
  readonly withdrawnFrom: number | null
  readonly issued: readonly Issued[]
}
export type Issued = {
  readonly statement: RevisionStatement
  readonly bytes: Uint8Array
  readonly hash: Hash
  readonly nonce: Uint8Array
  readonly name: string
  /** It still counts what is gone, of which there was more than one statement holds: it is withdrawn as it is made. */
  readonly isPassing: boolean
}

type Planning = { readonly secrets: ReadonlyMap<string, Uint8Array>; readonly now: Date }

/** A certificate states what is new; one of nothing states nothing, and is withdrawn. Throws where it cannot be stated. */
export function statementPlanOf(due: DueCertificate, { secrets, now }: Planning): StatementPlan {
  const gone = due.news.filter(({ revision }) => revision !== null)
  const added = due.news.filter(({ revision }) => revision === null)
  const withdrawnFrom =
    gone.length === 0 ? null : Math.min(...gone.map(({ revision }) => revision ?? 0))
  const plan = { due, withdrawnFrom }
  const counted = (due.last?.entries ?? 0) - gone.length + added.length
  const isNew = due.news.length > 0 || due.last?.name !== statedName(due.name)
  const secret = secrets.get(due.accountId)
  // Of a closed account nothing can be stated any more: nobody could open it.
  if (counted === 0 || !isNew || due.isClosed || !secret) return { ...plan, issued: [] }
  if (added.some(({ accountId }) => accountId !== due.accountId))
    throw new Error('an entry is of another account')
  const issued: Issued[] = []
  for (const news of revisionsOf(gone, added))
    issued.push(stating(due, issued.at(-1) ?? null, { ...news, secret, now }))
  return { ...plan, issued }
}

type News = LinesOfRevision & {
  readonly secret: Uint8Array
  readonly now: Date
}

/** `before`: made in the same batch; `null`: it follows the last that is stored. */
function stating(due: DueCertificate, before: Issued | null, news: News): Issued {
  const { added, gone, goneLater, secret, now } = news
  const last = before ? beforeOf(before) : lastOf(due)
  const name = statedName(due.name)
  const nonce = last.name === name && last.nonce ? last.nonce : randomBytes(NONCE_BYTES)
  const change = (impact: string) => sumOfNews(added, impact) - sumOfNews(gone, impact)
  const spans = gone.length > 0 ? [due.left, ...goneLater, ...added] : [last.span, ...added]
  const known = spans.filter((span) => span !== null)
  const today = dayOf(last.revision === 0 ? due.issuedAt : now)
  const statement: RevisionStatement = {
    version: 2,
    certificate: due.id,
    revision: last.revision + 1,
    follows: last.hash,
    issued: today > last.issued ? today : last.issued,
    name: nameCommitment(nonce, name),
    effective: {
      from: known.map(({ from }) => from).toSorted()[0] ?? '',
      to:
        known
          .map(({ to }) => to)
          .toSorted()
          .at(-1) ?? '',
    },
    milliTrees: last.milliTrees + change('trees'),
    co2eGrams: last.co2eGrams + change('co2e'),
    plasticGrams: last.plasticGrams + change('plastic'),
    counted: last.entries + added.length - gone.length,
    account: accountReference(secret),
    entries: added.map(({ entry, index, leaf }) => ({
      entry,
      index,
      leaf,
      opening: openingOf(secret, entry),
    })),
    gone: gone.map(({ entry, reversedAt }) => ({ entry, index: reversedAt ?? 0 })),
  }
  const bytes = formatRevision(statement)
  return { statement, bytes, hash: sha256(bytes), nonce, name, isPassing: goneLater.length > 0 }
}

const sumOfNews = (entries: readonly NewsOfEntry[], impact: string) =>
  entries.reduce((sum, entry) => sum + (entry.impact === impact ? entry.quantity : 0), 0)

const EMPTY_STATEMENT = {
  revision: 0,
  hash: null,
  issued: '',
  milliTrees: 0,
  co2eGrams: 0,
  plasticGrams: 0,
  entries: 0,
  name: null,
  nonce: null,
  span: null,
}

const lastOf = ({ last }: DueCertificate) =>
  last ? { ...last, span: { from: last.from, to: last.to } } : EMPTY_STATEMENT

const beforeOf = ({ statement, hash, name, nonce }: Issued) => ({
  ...statement,
  hash,
  name,
  nonce,
  entries: statement.counted,
  span: statement.effective,
})
