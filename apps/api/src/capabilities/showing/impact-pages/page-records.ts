import { ClaimBasis } from '@understory/contracts/showing/claims.ts'
import type { ImpactPageSettings } from '@understory/contracts/showing/impact-pages.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { DB } from '@understory/database/rows.generated.ts'
import type { Selectable } from 'kysely'

type PageRow = Selectable<DB['impact_page']>

/** Before anything was chosen: nobody else sees it, and it would show what most people show. */
export const FIRST_SETTINGS: ImpactPageSettings = {
  isPublic: false,
  isListed: false,
  showsName: true,
  showsLogo: true,
  showsMemberSince: true,
  showsEquivalents: true,
  showsMap: true,
  bio: '',
  mission: '',
  website: null,
  location: '',
  view: 'timeline',
  claimBasis: {},
  certificates: [],
}

export function settingsOf(row: PageRow): ImpactPageSettings {
  return {
    isPublic: row.is_public,
    isListed: row.is_listed,
    showsName: row.shows_name,
    showsLogo: row.shows_logo,
    showsMemberSince: row.shows_member_since,
    showsEquivalents: row.shows_equivalents,
    showsMap: row.shows_map,
    bio: row.bio,
    mission: row.mission,
    website: row.website,
    location: row.location,
    view: row.view,
    claimBasis: ClaimBasis.parse(row.claim_basis ?? {}),
    certificates: row.certificates,
  }
}

export function pageSettingsRowOf(settings: ImpactPageSettings) {
  return {
    is_public: settings.isPublic,
    is_listed: settings.isListed,
    shows_name: settings.showsName,
    shows_logo: settings.showsLogo,
    shows_member_since: settings.showsMemberSince,
    shows_equivalents: settings.showsEquivalents,
    shows_map: settings.showsMap,
    bio: settings.bio,
    mission: settings.mission,
    website: settings.website,
    location: settings.location,
    view: settings.view,
    claim_basis: JSON.stringify(settings.claimBasis),
    certificates: settings.certificates,
  }
}

export function findPage(db: Database | Tx, accountId: string): Promise<PageRow | undefined> {
  return db
    .selectFrom('impact_page')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function hasLogo(db: Database | Tx, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('impact_page_logo')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}
