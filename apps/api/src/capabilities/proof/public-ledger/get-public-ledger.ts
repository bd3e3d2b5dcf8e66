import type { PublicLedgerSummary } from '@understory/contracts/proof/public-ledger.ts'
import type { Database } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../deps.ts'
import { listProjects } from '../../commerce/prices/public.ts'
import { addressOf, filesOf, newestRelease } from '../open-data/public.ts'

/** What the log adds up to: some rows for each month and project, however many entries there are. */
export async function getPublicLedger({ db }: Pick<Deps, 'db'>): Promise<PublicLedgerSummary> {
  const [checkpoint, release, sums, all] = await Promise.all([
    newestCheckpoint(db),
    newestRelease(db),
    db.selectFrom('public_ledger_month').selectAll().orderBy('month').execute(),
    listProjects(db),
  ])
  const byProject = Map.groupBy(sums, ({ project_id }) => project_id)
  return {
    checkpoint,
    openData: release
      ? {
          size: release.size,
          madeAt: release.made_at.toISOString(),
          address: addressOf(release),
          files: filesOf(release).map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
        }
      : null,
    totals: totalsOf(sums),
    entries: countOf(sums),
    months: [...Map.groupBy(sums, ({ month }) => monthOf(month))].map(([month, of]) => ({
      month,
      entries: countOf(of),
      ...totalsOf(of),
    })),
    projects: all.flatMap(({ id, name, country, impact, isSample }) => {
      const of = byProject.get(id)
      if (!of) return []
      const quantity = of.reduce((sum, row) => sum + row.quantity, 0)
      return { id, name, country, impact, isSample, entries: countOf(of), quantity }
    }),
  }
}

type Sum = { readonly impact: string; readonly quantity: number; readonly entries: number }

const countOf = (rows: readonly Sum[]) => rows.reduce((sum, { entries }) => sum + entries, 0)

function totalsOf(rows: readonly Sum[]) {
  const of = (impact: string) =>
    rows.reduce((sum, row) => (row.impact === impact ? sum + row.quantity : sum), 0)
  return { milliTrees: of('trees'), co2eGrams: of('co2e'), plasticGrams: of('plastic') }
}

async function newestCheckpoint(db: Database): Promise<PublicLedgerSummary['checkpoint']> {
  const row = await db
    .selectFrom('ledger_log_checkpoint as c')
    .innerJoin('ledger_log_key as k', (join) => join.onRef('k.from_size', '<=', 'c.size'))
    .select(['c.size', 'c.note', 'c.signed_at', 'k.verifier_key'])
    .orderBy('c.size', 'desc')
    .orderBy('k.from_size', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const [, , root = ''] = row.note.split('\n')
  return { size: row.size, root, signedAt: row.signed_at.toISOString(), key: row.verifier_key }
}
