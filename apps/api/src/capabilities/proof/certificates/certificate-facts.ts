import type { SuppliedBy } from '@understory/contracts/proof/supply.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import {
  type CertificateId,
  type CertifiedPurchase,
  certificateOf,
} from '@understory/domain/proof/certificates/certificate.ts'
import { labelledBatches } from '@understory/domain/proof/supply/lot-label.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import type { CertificateFacts, FundedProject } from '@understory/ports/documents/documents.ts'
import type { Deps } from '../../../deps.ts'
import { listProjects } from '../../commerce/prices/public.ts'
import { suppliedWithLabels } from '../supply/public.ts'
import type { CertificateRow } from './certificate-records.ts'
import { logoOfHolder } from './logo-of-holder.ts'
import { coversOfCertificate } from './proofs/covers-of-certificate.ts'
import { newestEntryIds, sumsOfEntries } from './proofs/entries-of-certificate.ts'

/** Everything the drawn certificate says. */
export async function certificateFacts(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'purchaseKinds'>,
  row: CertificateRow,
): Promise<CertificateFacts> {
  const supply = await supplyOf(deps, row)
  return {
    certificate: certificateOf(toPurchase(row)),
    gift: row.gift_from === null ? null : { from: row.gift_from, message: row.gift_message ?? '' },
    projects: await fundedProjects(deps, row, batchesOf(supply)),
    covers: await coversOfCertificate(deps, row),
    labelled: labelledBatches(supply),
    verificationUrl: `${deps.config.origin}/verify/${row.id}`,
    logo: await logoOfHolder(deps.db, row),
    proof: null,
    isTest: false,
  }
}

function toPurchase(row: CertificateRow): CertifiedPurchase {
  const { line1, city, country } = row
  return {
    certificateId: row.id as CertificateId,
    user: row.display_name,
    effective: { from: row.effective_from, to: row.effective_to },
    issuedOn: dayOf(row.issued_at),
    quantities: {
      trees: milliTrees(row.milli_trees),
      co2e: grams(row.co2e_grams),
      plastic: grams(row.plastic_grams),
    },
    theme: row.theme,
    reference: row.reference,
    cost: { minor: row.total_minor, currency: row.currency },
    hideCost: row.hide_cost,
    address:
      line1 && city && country
        ? { line1, line2: row.line2, city, postcode: row.postcode ?? '', country }
        : null,
    addressOnCertificate: row.address_on_certificate,
  }
}

/** Every project behind the figures; of each impact the one that was funded last comes first. */
async function fundedProjects(
  deps: Pick<Deps, 'db'>,
  row: CertificateRow,
  batches: ReadonlyMap<string, string>,
): Promise<FundedProject[]> {
  const newest: readonly string[] = [row.tree_project, row.co2e_project, row.plastic_project]
  const [projects, sums] = await Promise.all([
    listProjects(deps.db),
    asPlatform(() => sumsOfEntries(deps.db, row)),
  ])
  const used = new Set(sums.filter(({ quantity }) => quantity > 0).map(({ project }) => project))
  return projects
    .filter(({ id }) => used.has(id))
    .toSorted((one, other) => newest.indexOf(other.id) - newest.indexOf(one.id))
    .map(({ impact, name, partner, country, creditKind, isSample }) => ({
      impact,
      name,
      partner,
      country: findCountry(country)?.name ?? country,
      countryCode: country,
      creditKind,
      isSample,
      batch: batches.get(impact) ?? null,
    }))
}

/** Supply is nobody's rows: the certificate says of it what its page says to anyone. */
const supplyOf = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  row: CertificateRow,
): Promise<SuppliedBy[]> =>
  asPlatform(async () => suppliedWithLabels(db, await newestEntryIds(db, row), clock()))

function batchesOf(supply: readonly SuppliedBy[]): ReadonlyMap<string, string> {
  const byImpact = Map.groupBy(supply, ({ impact }) => impact)
  return new Map([...byImpact].map(([impact, parts]) => [impact, batchWords(parts)]))
}

const MOST_NAMED = 2

/** 'from block 1–100 at verra and batch 7'; the page of the certificate has them all. */
function batchWords(parts: readonly Omit<SuppliedBy, 'label'>[]): string {
  const names = [
    ...new Set(
      parts.map(({ lotId, block, registry }) =>
        block ? `block ${block.first}–${block.last} at ${registry}` : `batch ${lotId}`,
      ),
    ),
  ]
  const more = names.length > MOST_NAMED ? ' and others' : ''
  return `from ${names.slice(0, MOST_NAMED).join(more ? ', ' : ' and ')}${more}`
}
