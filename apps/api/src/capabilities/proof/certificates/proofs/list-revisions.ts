import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  ListCertificateEntries,
  ListCertificateRevisions,
} from '@understory/contracts/proof/certificates.ts'
import { toBase64 } from '@understory/ledger-log/hashes.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { listRevisions } from '../../public-log/public.ts'
import { findValidCertificate } from '../find-valid-certificate.ts'
import { markOf } from '../get-certificate-file.ts'
import { type EntriesPage, entriesPage } from './entries-of-certificate.ts'

const A_PAGE = 50

type ListRevisionsInput = { readonly certificateId: string; readonly before: number | null }

/** What a certificate stated, the newest first, for anyone who holds its number. */
export async function listCertificateRevisions(
  deps: Pick<Deps, 'db'>,
  { certificateId, before }: ListRevisionsInput,
): Promise<ReplyOf<typeof ListCertificateRevisions> | Refused> {
  const row = await findValidCertificate(deps, certificateId)
  if (row instanceof Refused) return row
  const found = await listRevisions(deps.db, row.id, { before, limit: A_PAGE + 1 })
  const page = found.slice(0, A_PAGE)
  return {
    revisions: page.map(({ revision, issued, hash, entries, isWithdrawn }) => ({
      revision,
      issued,
      statementHash: toBase64(hash),
      mark: markOf(hash),
      entries,
      isWithdrawn,
    })),
    older: found.length > A_PAGE ? (page.at(-1)?.revision ?? null) : null,
  }
}

/** The entries beneath a certificate, the newest first by page, for anyone who holds its number. */
export async function listCertificateEntries(
  deps: Pick<Deps, 'db'>,
  { certificateId, before }: ListRevisionsInput,
): Promise<ReplyOf<typeof ListCertificateEntries> | Refused> {
  const row = await findValidCertificate(deps, certificateId)
  if (row instanceof Refused) return row
  return presentEntries(await entriesPage(deps.db, row, before))
}

export const presentEntries = ({ entries, older }: EntriesPage) => ({
  entries: entries.map(({ recordedAt, leafHash, ...entry }) => ({
    ...entry,
    recordedAt: recordedAt.toISOString(),
    leafHash: leafHash && toBase64(leafHash),
  })),
  older,
})
