import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import type { CertificateId } from '@understory/domain/proof/certificates/certificate.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { Deps } from '../../../deps.ts'
import { listProjects } from '../../commerce/prices/public.ts'
import { testEntriesOf } from '../ledger/public.ts'
import { testCertificateRow } from './show-test-certificate.ts'

/** A certificate of a test account as a PDF that says so; `null`: it has none of this number. */
export async function drawTestCertificate(
  { config, db, documents }: Pick<Deps, 'config' | 'db' | 'documents'>,
  accountId: string,
  certificateId: string,
): Promise<Uint8Array | null> {
  const row = await testCertificateRow({ db }, accountId, certificateId)
  if (!row) return null
  const [entries, projects] = await Promise.all([
    testEntriesOf(db, accountId, row.purchase_id),
    listProjects(db),
  ])
  const of = (impact: string) =>
    entries.reduce((sum, entry) => sum + (entry.impact === impact ? entry.quantity : 0), 0)
  const used = new Set(entries.map(({ project_id }) => project_id))
  return documents.certificate({
    certificate: {
      certificateId: row.id as CertificateId,
      user: row.display_name,
      effective: { from: row.effective_from, to: row.effective_to },
      issuedOn: dayOf(row.issued_at),
      quantities: {
        trees: milliTrees(of('trees')),
        co2e: grams(of('co2e')),
        plastic: grams(of('plastic')),
      },
      theme: row.theme,
      reference: row.reference,
      cost: null,
      address: null,
    },
    gift: null,
    projects: projects
      .filter(({ id }) => used.has(id))
      .map(({ impact, name, partner, country, creditKind, isSample }) => ({
        impact,
        name,
        partner,
        country: findCountry(country)?.name ?? country,
        countryCode: country,
        creditKind,
        isSample,
        batch: null,
      })),
    covers: [],
    labelled: null,
    logo: null,
    verificationUrl: `${config.origin}/verify/${row.id}`,
    proof: null,
    isTest: true,
  })
}
