import type { CertificateVerification } from '@understory/contracts/certificates.ts'
import { certifiedProducts } from '@understory/domain/certificates/certificate.ts'
import { standingEntries } from '@understory/domain/ledger/entries.ts'
import { totalImpact } from '@understory/domain/ledger/totals.ts'
import type { Theme } from '@understory/domain/offsetting/instant-order.ts'
import { sha256, toBase64 } from '@understory/ledger-log/hashes.ts'
import type { Deps } from '../../deps.ts'
import { Refused } from '../../http/refuse.ts'
import { listEntriesOf } from '../impact/public.ts'
import {
  type CertificateProof,
  earlierStatements,
  findCertificateProof,
  logIndexesOf,
} from '../ledger-log/public.ts'
import { listProjects } from '../products/public.ts'
import { suppliedBy } from '../supply/public.ts'
import type { CertificateRow } from './certificate-records.ts'
import { coversOfCertificate } from './covers-of-certificate.ts'
import { findValidCertificate } from './find-valid-certificate.ts'
import { markOf } from './get-certificate-file.ts'
import { logoOfHolder } from './logo-of-holder.ts'
import { namesOfFiles } from './proof-files.ts'

/**
 * What a certificate states, for anyone who holds its number, with the ledger entries behind it. The
 * quantities are summed from the ledger itself and not from the purchase. It reveals neither cost nor
 * address.
 */
export async function verifyCertificate(
  deps: Pick<Deps, 'db' | 'purchaseKinds'>,
  typedId: string,
): Promise<CertificateVerification | Refused> {
  const row = await findValidCertificate(deps, typedId)
  if (row instanceof Refused) return row
  const [history, projects] = await Promise.all([
    listEntriesOf(deps.db, row.source_ids),
    listProjects(deps.db),
  ])
  const entries = standingEntries(history)
  const places = await logIndexesOf(
    deps.db,
    entries.map(({ id }) => id),
  )
  const proof = await findCertificateProof(deps.db, row.id)
  const leaves = new Map(proof?.statement.entries.map(({ entry, leaf }) => [entry, toBase64(leaf)]))
  const supply = await suppliedBy(
    deps.db,
    entries.map(({ id }) => id),
  )
  const used = new Set(entries.map((entry) => entry.project))
  return {
    ...statedOn(row),
    hasLogo: (await logoOfHolder(deps.db, row)) !== null,
    covers: await coversOfCertificate(deps, row),
    products: certifiedProducts(totalImpact(entries)),
    projects: projects
      .filter(({ id }) => used.has(id))
      .map(({ impact, name, partner, country, creditKind, isSample }) => ({
        impact,
        name,
        partner,
        country,
        creditKind,
        isSample,
      })),
    supply,
    ledgerEntries: entries.map(
      ({ id, impact, quantity, effectiveFrom, effectiveTo, recordedAt }) => ({
        id,
        impact,
        quantity,
        effectiveFrom,
        effectiveTo,
        recordedAt: recordedAt.toISOString(),
        logIndex: places.get(id) ?? null,
        leafHash: leaves.get(id) ?? null,
      }),
    ),
    proof: proof && { ...proofOf(proof), earlier: await earlierMarks(deps, proof) },
  }
}

async function earlierMarks({ db }: Pick<Deps, 'db'>, proof: CertificateProof) {
  const earlier = await earlierStatements(db, proof)
  return earlier.map(({ revision, hash }) => ({ revision, mark: markOf(hash) }))
}

function proofOf(proof: CertificateProof) {
  const { bytes, index, tree, key } = proof
  const [log = '', keyId = ''] = key.split('+')
  return {
    statementHash: toBase64(sha256(bytes)),
    mark: markOf(sha256(bytes)),
    index,
    treeSize: tree.size,
    signedAt: tree.signedAt.toISOString(),
    log,
    key,
    keyId,
    files: namesOfFiles(proof),
  }
}

function statedOn(row: CertificateRow) {
  return {
    certificateId: row.id,
    code: row.code,
    user: row.display_name,
    giftFrom: row.gift_from,
    date: row.effective_from,
    dateTo: row.effective_to,
    issuedAt: row.issued_at.toISOString(),
    theme: row.theme as Theme,
    reference: row.reference,
  }
}
