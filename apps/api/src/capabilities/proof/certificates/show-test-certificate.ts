import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { certifiedProducts } from '@understory/domain/proof/certificates/certificate.ts'
import { certificateCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Deps } from '../../../deps.ts'
import { listProjects } from '../../commerce/prices/public.ts'
import { findTestCertificate, testEntriesOf } from '../ledger/public.ts'
import { projectsOfCertificate } from './projects-of-certificate.ts'

const SHOWN_TEST_ENTRIES = 50
const NUMBER_OF_CERTIFICATE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What is stored of a certificate of a test account, by its number alone. */
export const testCertificateRow = async (
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  certificateId: string,
) =>
  NUMBER_OF_CERTIFICATE.test(certificateId)
    ? findTestCertificate(db, accountId, certificateId)
    : undefined

/** A certificate of a test account, as a live one reads: without a logo, supply, or a place in any log. */
export async function showTestCertificate(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  certificateId: string,
): Promise<ReplyOf<typeof VerifyCertificate> | null> {
  const row = await testCertificateRow({ db }, accountId, certificateId)
  if (!row) return null
  const [entries, projects] = await Promise.all([
    testEntriesOf(db, accountId, row.purchase_id),
    listProjects(db),
  ])
  const of = (impact: string) =>
    entries.reduce((sum, entry) => sum + (entry.impact === impact ? entry.quantity : 0), 0)
  const shown = entries.slice(0, SHOWN_TEST_ENTRIES)
  const used = new Set(entries.map(({ project_id }) => project_id))
  return {
    certificateId: row.id,
    code: certificateCode(row.id),
    user: row.display_name,
    giftFrom: null,
    date: row.effective_from,
    dateTo: row.effective_to,
    issuedAt: row.issued_at.toISOString(),
    theme: row.theme,
    reference: row.reference,
    hasLogo: false,
    covers: [],
    products: certifiedProducts({
      trees: milliTrees(of('trees')),
      co2e: grams(of('co2e')),
      plastic: grams(of('plastic')),
    }),
    projects: projectsOfCertificate(projects, used),
    supply: [],
    ledgerEntries: shown.map((entry) => ({
      id: entry.id,
      impact: entry.impact,
      quantity: entry.quantity,
      effectiveFrom: entry.effective_from,
      effectiveTo: entry.effective_to,
      recordedAt: entry.recorded_at.toISOString(),
      logIndex: null,
      leafHash: null,
    })),
    entryCount: entries.length,
    olderEntries: entries.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    unstated: null,
    proof: null,
  }
}
