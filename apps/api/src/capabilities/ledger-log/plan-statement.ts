import { randomBytes } from 'node:crypto'
import { dayOf } from '@understory/domain/quantity/calendar.ts'
import { accountReference, nameCommitment, openingOf } from '@understory/ledger-log/commitments.ts'
import { statedName } from '@understory/ledger-log/name-file.ts'
import { formatStatement, type StatedEntry } from '@understory/ledger-log/statement.ts'
import type { DueCertificate } from './due-certificates.ts'
import type { Revision } from './statement-records.ts'

const NONCE_BYTES = 32

/** What there is to log of a certificate. */
export type Plan = {
  readonly withdrawn: readonly Revision[]
  readonly issued: Issued | null
}
export type Issued = {
  readonly due: DueCertificate
  readonly revision: number
  readonly statement: Uint8Array
  readonly nonce: Uint8Array
}

type Planning = { readonly secrets: ReadonlyMap<string, Uint8Array>; readonly now: Date }

/** A statement stays true of its time while all of its entries stand; a certificate that changed states more. */
export function planOf(
  due: DueCertificate,
  revisions: readonly Revision[],
  { secrets, now }: Planning,
): Plan {
  const holds = !due.is_refunded && due.entries.length > 0
  const standing = new Set(holds ? due.entries.map(({ id }) => id) : [])
  const withdrawn = revisions.filter(
    ({ isWithdrawn, entries }) => !isWithdrawn && !entries.every((id) => standing.has(id)),
  )
  const secret = secrets.get(due.account_id)
  const last = revisions.at(-1)
  const isStated =
    last !== undefined &&
    !last.isWithdrawn &&
    !withdrawn.includes(last) &&
    last.entries.length === standing.size &&
    last.name === statedName(due.name)
  // Of a closed account nothing can be stated any more: nobody could open it.
  if (!holds || isStated || due.is_closed || !secret) return { withdrawn, issued: null }
  const revision = (last?.revision ?? 0) + 1
  const issued = dayOf(revision === 1 ? due.issued_at : now)
  return { withdrawn, issued: statementOf(due, { revision, issued, secret }) }
}

type Numbered = {
  readonly revision: number
  readonly issued: string
  readonly secret: Uint8Array
}

function statementOf(due: DueCertificate, { revision, issued, secret }: Numbered): Issued {
  const nonce = randomBytes(NONCE_BYTES)
  const sumOf = (impact: string) =>
    due.entries.reduce((sum, entry) => sum + (entry.impact === impact ? entry.quantity : 0), 0)
  const days = due.entries.flatMap(({ from, to }) => [from, to]).toSorted()
  const statement = formatStatement({
    certificate: due.id,
    issued,
    name: nameCommitment(nonce, statedName(due.name)),
    effective: { from: days[0] ?? '', to: days.at(-1) ?? '' },
    milliTrees: sumOf('trees'),
    co2eGrams: sumOf('co2e'),
    plasticGrams: sumOf('plastic'),
    account: accountReference(secret),
    entries: due.entries.flatMap(({ id, index, hash }): StatedEntry[] =>
      index === null || hash === null
        ? []
        : [{ entry: id, index, leaf: hash, opening: openingOf(secret, id) }],
    ),
  })
  return { due, revision, statement, nonce }
}
