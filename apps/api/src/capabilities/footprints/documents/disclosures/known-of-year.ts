import type { KnownOfYear } from '@understory/contracts/footprints/documents/company-year.ts'
import { knownOfCompany } from '@understory/domain/footprints/documents/disclosures/company/known-of-company.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import { listFootprintRecords } from '../../company-footprints/public.ts'
import { listSites } from '../../sites/public.ts'
import { readCompanyYear, readEarlierYear } from './company-year.ts'

type KnownOf = { readonly accountId: string; readonly year: number }

/** What need not be typed again of a company and a year. */
export async function readKnownOfYear(
  deps: Pick<Deps, 'db' | 'clock'>,
  of: KnownOf,
): Promise<KnownOfYear> {
  const { accountId, year } = of
  const footprints = await listFootprintRecords(deps.db, { accountId, now: deps.clock() })
  const footprint = footprints.find(({ startMonth }) => startMonth.startsWith(`${year}-`))
  const earlier = await readEarlierYear(deps, of)
  const { fields, sites, earlierYear } = knownOfCompany(
    {
      said: await readCompanyYear(deps, of),
      earlier: earlier && { year: earlier.year, said: earlier },
      footprint: footprint ? { ...footprint.input, turnoverYear: footprint.input.year } : null,
      sites: footprint
        ? await sitesNamed(deps, { accountId, footprintId: footprint.footprintId })
        : [],
    },
    year,
  )
  return { year, earlierYear, fields: [...fields], sites: [...sites] }
}

/** The sites of its lines, each where it is, or where the company is. */
async function sitesNamed(
  deps: Pick<Deps, 'db'>,
  wanted: Parameters<typeof listSites>[1],
): Promise<{ name: string; country: string }[]> {
  const listed = await listSites(deps, wanted)
  if (listed instanceof Refused) return []
  return listed.sites
    .filter(({ lines }) => lines > 0)
    .map(({ site, place }) => ({ name: site, country: (place ?? listed.company).country }))
}
