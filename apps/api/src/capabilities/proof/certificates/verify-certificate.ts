import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { certifiedProducts } from '@understory/domain/proof/certificates/certificate.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { sha256, toBase64 } from '@understory/ledger-log/hashes.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { listProjects } from '../../commerce/prices/public.ts'
import { type CertificateProof, findCertificateProof } from '../public-log/public.ts'
import { suppliedWithLabels } from '../supply/public.ts'
import type { CertificateRow } from './certificate-records.ts'
import { findValidCertificate } from './find-valid-certificate.ts'
import { markOf } from './get-certificate-file.ts'
import { logoOfHolder } from './logo-of-holder.ts'
import { projectsOfCertificate } from './projects-of-certificate.ts'
import { coversOfCertificate } from './proofs/covers-of-certificate.ts'
import {
  entriesPage,
  type SumOfEntries,
  sumsOfEntries,
  unstatedEntries,
} from './proofs/entries-of-certificate.ts'
import { presentEntries } from './proofs/list-revisions.ts'
import { namesOfFiles } from './proofs/proof-files.ts'

/** As many lots are named; what the page is for is in its entries. */
const MOST_SUPPLY = 50

/**
 * What a certificate states, for anyone who holds its number, with the newest ledger entries behind it. The
 * quantities are those of the ledger's entries and not of the purchase. It reveals neither cost nor
 * address.
 */
export async function verifyCertificate(
  deps: Pick<Deps, 'db' | 'clock' | 'purchaseKinds'>,
  typedId: string,
): Promise<ReplyOf<typeof VerifyCertificate> | Refused> {
  const row = await findValidCertificate(deps, typedId)
  if (row instanceof Refused) return row
  const [page, sums, projects] = await Promise.all([
    entriesPage(deps.db, row, null),
    sumsOfEntries(deps.db, row),
    listProjects(deps.db),
  ])
  const proof = await findCertificateProof(deps.db, row.id)
  const unstated = proof && (await unstatedEntries(deps.db, row))
  const supply = await suppliedWithLabels(
    deps.db,
    page.entries.map(({ id }) => id),
    deps.clock(),
  )
  const used = new Set(sums.map(({ project }) => project))
  const { entries, older } = presentEntries(page)
  return {
    ...statedOn(row),
    hasLogo: (await logoOfHolder(deps.db, row)) !== null,
    covers: await coversOfCertificate(deps, row),
    products: certifiedProducts(totalOf(sums)),
    projects: projectsOfCertificate(projects, used),
    supply: supply.slice(0, MOST_SUPPLY),
    ledgerEntries: entries,
    entryCount: sums.reduce((count, sum) => count + sum.count, 0),
    olderEntries: older,
    unstated,
    proof: proof && (await proofOf(deps, proof)),
  }
}

function totalOf(sums: readonly SumOfEntries[]) {
  const of = (impact: string) =>
    sums.reduce((total, sum) => total + (sum.impact === impact ? sum.quantity : 0), 0)
  return { trees: milliTrees(of('trees')), co2e: grams(of('co2e')), plastic: grams(of('plastic')) }
}

async function proofOf({ db }: Pick<Deps, 'db'>, proof: CertificateProof) {
  const { bytes, index, tree, key, revision, statement } = proof
  const [log = '', keyId = ''] = key.split('+')
  return {
    revision,
    stated: {
      milliTrees: statement.milliTrees,
      co2eGrams: statement.co2eGrams,
      plasticGrams: statement.plasticGrams,
      entries: statement.counted,
      ...statement.effective,
    },
    statementHash: toBase64(sha256(bytes)),
    mark: markOf(sha256(bytes)),
    index,
    treeSize: tree.size,
    signedAt: tree.signedAt.toISOString(),
    log,
    key,
    keyId,
    files: await namesOfFiles(db, proof),
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
    theme: row.theme,
    reference: row.reference,
  }
}
