import type { ImpactPage, ImpactPageSettings } from '@understory/contracts/showing/impact-pages.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../deps.ts'
import { getMetrics } from '../../proof/ledger/public.ts'
import { presentFigures, readFigures } from '../shareables/public.ts'
import { hasLogo } from './page-records.ts'

/** Shown at most; the figures are of everything. */
const MOST_PURCHASES = 100

type PresentPageKey = { readonly accountId: string; readonly address: string }

/** The page as its settings have it, from the ledger as it is now. */
export async function presentPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, address }: PresentPageKey,
  settings: ImpactPageSettings,
): Promise<ImpactPage> {
  const isTimeline = settings.view === 'timeline'
  const [account, logo, figures, timeline, certificates, projects] = await Promise.all([
    db
      .selectFrom('account')
      .select(['display_name', 'kind', 'created_at'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
    settings.showsLogo && hasLogo(db, accountId),
    readFigures(db, accountId),
    isTimeline ? timelineOf(db, accountId) : [],
    listCertificates(db, accountId),
    listPlaces(db, accountId),
  ])
  const shown = new Set(settings.certificates)
  return {
    address,
    kind: account.kind,
    name: settings.showsName || !logo ? account.display_name : null,
    hasLogo: logo,
    memberSince: settings.showsMemberSince ? dayOf(account.created_at) : null,
    bio: settings.bio,
    mission: settings.mission,
    claimBasis: settings.claimBasis,
    website: settings.website,
    location: settings.location,
    showsEquivalents: settings.showsEquivalents,
    view: settings.view,
    figures: presentFigures(figures, clock()),
    timeline,
    purchases: isTimeline
      ? []
      : certificates.map(({ issuedOn: _, certificateId, ...purchase }) => ({
          ...purchase,
          certificateId: shown.has(certificateId) ? certificateId : null,
        })),
    certificates: certificates
      .filter(({ certificateId }) => shown.has(certificateId))
      .map(({ from: _from, to: _to, ...certificate }) => certificate),
    projects,
    showsMap: settings.showsMap,
  }
}

async function timelineOf(db: Database, accountId: string): Promise<ImpactPage['timeline']> {
  const metrics = await getMetrics(db, { accountId, fallbackToAllProductsIfEmpty: true })
  return 'timeline' in metrics ? metrics.timeline : []
}

/** Those that count, the newest first. */
export async function listCertificates(db: Database, accountId: string) {
  const rows = await db
    .selectFrom('certificate_statement')
    .select(['id', 'issued_at', 'effective_from', 'effective_to'])
    .select(['milli_trees', 'co2e_grams', 'plastic_grams'])
    .where('account_id', '=', accountId)
    .where('is_refunded', '=', false)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .limit(MOST_PURCHASES)
    .execute()
  return rows.map((row) => {
    const issuedOn = dayOf(row.issued_at ?? new Date(0))
    return {
      certificateId: row.id ?? '',
      issuedOn,
      from: row.effective_from ?? issuedOn,
      to: row.effective_to ?? issuedOn,
      milliTrees: row.milli_trees ?? 0,
      co2eGrams: row.co2e_grams ?? 0,
      plasticGrams: row.plastic_grams ?? 0,
    }
  })
}

/** The projects that it funded, the most of each impact first, with where they are. */
function listPlaces(db: Database, accountId: string): Promise<ImpactPage['projects']> {
  return db
    .selectFrom('impact_rollup_project as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .where('r.account_id', '=', accountId)
    .where('r.quantity', '>', 0)
    .select(['p.id', 'p.name', 'p.country', 'p.place', 'p.latitude', 'p.longitude', 'p.impact'])
    .select(['p.is_sample as isSample', 'r.quantity'])
    .orderBy('p.impact', 'desc')
    .orderBy('r.quantity', 'desc')
    .execute()
}
