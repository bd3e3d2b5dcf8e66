import type { CertificateNow, EntryNow } from './proof-check.ts'

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
  if (!proof) throw new Error('It is being recorded.')
  const { statementHash, files, earlier } = proof as {
    statementHash: string
    files: string[]
    earlier: { mark: string }[]
  }
  return {
    isWithdrawn: false,
    statement: statementHash,
    files,
    earlier: earlier.map(({ mark }) => mark),
  }
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
