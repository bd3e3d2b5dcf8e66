import { checkSourcesItIsBeingRecorded } from '../island-messages/check-sources.generated.ts'
import type { AnswerNow, CertificateNow, EntryNow, RevisionThen } from './proof-check.ts'

/* What the checker asks this site for; each fails without a connection. */

export async function load(path: string): Promise<Blob> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.blob()
}

const now = (path: string) => fetch(path, { cache: 'no-store' })

/** The proof of a leaf in today's tree; '': there is none. */
export async function askProof(index: number): Promise<string> {
  const answer = await now(`/ledger/proof/${index}`)
  if (answer.status === 404) return ''
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.text()
}

/** Whether a certificate still counts, and what it states now. */
export async function askCertificate(certificate: string): Promise<CertificateNow> {
  const answer = await now(`/api/certificates/${encodeURIComponent(certificate)}`)
  if (answer.status === 410) return { isWithdrawn: true }
  if (answer.status === 404 || answer.status === 400) return null
  if (!answer.ok) throw new Error(String(answer.status))
  const { proof } = await answer.json()
  if (!proof) throw new Error(checkSourcesItIsBeingRecorded())
  const { statementHash, revision, files } = proof as {
    statementHash: string
    revision: number
    files: string[]
  }
  return { isWithdrawn: false, statement: statementHash, revision, files }
}

type Listed = { revision: number; statementHash: string; mark: string; isWithdrawn: boolean }

/** What a certificate stated, before that revision, the newest first. */
async function askRevisions(certificate: string, before: number | null) {
  const query = before === null ? '' : `?before=${before}`
  const answer = await now(`/api/certificates/${encodeURIComponent(certificate)}/revisions${query}`)
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as { revisions: Listed[]; older: number | null }
}

export async function askRevision(certificate: string, revision: number): Promise<RevisionThen> {
  const [then] = (await askRevisions(certificate, revision + 1)).revisions
  return then?.revision === revision
    ? { statement: then.statementHash, isWithdrawn: then.isWithdrawn }
    : null
}

/** The revision that a mark is of, looked for here: the mark itself is never sent. 0: there is none. */
export async function findByMark(certificate: string, mark: string): Promise<number> {
  for (let before: number | null = null; ; ) {
    const { revisions, older } = await askRevisions(certificate, before)
    const found = revisions.find((each) => each.mark === mark)
    if (found || older === null) return found?.revision ?? 0
    before = older
  }
}

/** Whether the answer of a supplier still stands. */
export async function askAnswer(hash: string): Promise<AnswerNow> {
  const answer = await now(`/api/public-ledger/answers/${encodeURIComponent(hash)}`)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as AnswerNow
}

/** Whether an entry still counts. */
export async function askEntry(entry: string): Promise<EntryNow> {
  const answer = await now(`/api/public-ledger/entries?entry=${encodeURIComponent(entry)}`)
  if (!answer.ok) throw new Error(String(answer.status))
  const { entries } = (await answer.json()) as {
    entries: { reversedBy: { entryId: number } | null }[]
  }
  const [found] = entries
  return found ? { reversedBy: found.reversedBy?.entryId ?? null } : null
}
