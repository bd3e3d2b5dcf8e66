import type { SharedAccount } from '@understory/contracts/showing/shareables.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { listFundedProjects } from '../../proof/ledger/public.ts'
import { logIndexesOf } from '../../proof/public-log/public.ts'
import { presentFigures, publicFiguresOf } from './public-figures.ts'

const NEWEST = 12

/** What strangers may read of the account that shares under this id; `null`: nothing is shared there. */
export async function readSharedAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  shareId: string,
): Promise<SharedAccount | null> {
  const account = await findSharing(db, shareId)
  if (!account) return null
  const [projects, entries] = await Promise.all([
    listFundedProjects(db, account.id),
    newestEntries(db, account.id),
  ])
  const indexes = await logIndexesOf(
    db,
    entries.map(({ id }) => id),
  )
  return {
    name: account.display_name,
    figures: presentFigures(account.figures, clock()),
    projects,
    entries: entries.map(({ id, impact, quantity, name, recorded_at }) => ({
      entryId: id,
      impact,
      quantity,
      project: name,
      recordedOn: dayOf(recorded_at),
      logIndex: indexes.get(id) ?? null,
    })),
  }
}

/** Badges are on, or a widget is active: its owner chose to be seen. */
function findSharing(db: Database, shareId: string) {
  return db
    .selectFrom('account_share as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.display_name', publicFiguresOf(sql.ref('a.id')).as('figures')])
    .where('s.share_id', '=', shareId)
    .where('a.closed_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('s.badges_active', '=', true),
        exists(
          selectFrom('widget as w')
            .select('w.id')
            .whereRef('w.account_id', '=', 's.account_id')
            .where('w.is_active', '=', true),
        ),
      ]),
    )
    .executeTakeFirst()
}

function newestEntries(db: Database, accountId: string) {
  return db
    .selectFrom('impact_ledger_entry as e')
    .innerJoin('project as p', 'p.id', 'e.project_id')
    .select(['e.id', 'e.impact', 'e.quantity', 'e.recorded_at', 'p.name'])
    .where('e.account_id', '=', accountId)
    .orderBy('e.effective_from', 'desc')
    .orderBy('e.id', 'desc')
    .limit(NEWEST)
    .execute()
}
