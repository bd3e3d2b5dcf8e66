import type { ImpactPage } from '@understory/contracts/showing/impact-pages.ts'
import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { presentFigures, publicFiguresOf } from '../shareables/public.ts'
import { settingsOf } from './page-records.ts'
import { presentPage } from './present-page.ts'

const PER_PAGE = 24

type ReadPageDeps = Pick<Deps, 'db' | 'clock'>

/** A public page, also by an earlier address; `null`: there is none, or it is private. */
export async function readPage(deps: ReadPageDeps, address: string): Promise<ImpactPage | null> {
  const row = await findPublic(deps.db, address)
  if (!row) return null
  return presentPage(deps, { accountId: row.account_id, address: row.address }, settingsOf(row))
}

function findPublic(db: Database, address: string) {
  return db
    .selectFrom('impact_page_address as known')
    .innerJoin('impact_page as page', 'page.account_id', 'known.account_id')
    .innerJoin('account as a', 'a.id', 'page.account_id')
    .selectAll('page')
    .where('known.address', '=', address)
    .where('page.is_public', '=', true)
    .where('a.closed_at', 'is', null)
    .executeTakeFirst()
}

export async function readPageLogo(db: Database, address: string): Promise<Uint8Array | null> {
  const page = await findPublic(db, address)
  if (!page?.shows_logo) return null
  const logo = await db
    .selectFrom('impact_page_logo')
    .select('bytes')
    .where('account_id', '=', page.account_id)
    .executeTakeFirst()
  return logo ? new Uint8Array(logo.bytes) : null
}

/** Those who chose to be found, in the order of their addresses. A hidden name is not in the directory. */
export async function listPages({ db, clock }: ReadPageDeps, after: string | undefined) {
  const rows = await db
    .selectFrom('impact_page as page')
    .innerJoin('account as a', 'a.id', 'page.account_id')
    .select(['page.address', 'page.location', 'page.mission', 'a.display_name'])
    .select(publicFiguresOf(sql.ref('a.id')).as('figures'))
    .where('page.is_listed', '=', true)
    .where('page.shows_name', '=', true)
    .where('a.closed_at', 'is', null)
    .where('page.address', '>', after ?? '')
    .orderBy('page.address')
    .limit(PER_PAGE + 1)
    .execute()
  const shown = rows.slice(0, PER_PAGE)
  const pages = shown.map(({ address, location, mission, display_name: name, figures }) => ({
    address,
    name,
    location,
    mission,
    figures: presentFigures(figures, clock()),
  }))
  return { pages, next: rows.length > PER_PAGE ? (shown.at(-1)?.address ?? null) : null }
}
