import type { Declared } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Database, Tx } from '@understory/database/connect.ts'

type DeclaredOf = { readonly footprintId: string; readonly declared: Declared | null }

/** What was declared, with the names of those who answered and still have a sign-in. */
export async function nameAnswerers<F extends DeclaredOf>(
  db: Database | Tx,
  accountId: string,
  footprints: readonly F[],
): Promise<F[]> {
  if (!footprints.some(({ declared }) => declared?.completeness?.answers.length))
    return [...footprints]
  const rows = await db
    .selectFrom('completeness_answer as a')
    .innerJoin('footprint_inventory as i', 'i.id', 'a.inventory_id')
    .innerJoin('app_user as u', 'u.id', 'a.answered_by')
    .select(['i.footprint_id', 'a.subject', 'a.answered_at', 'u.name'])
    .where('a.account_id', '=', accountId)
    .execute()
  const names = new Map(
    rows.map((row) => [
      `${row.footprint_id} ${row.subject} ${row.answered_at.toISOString()}`,
      row.name,
    ]),
  )
  return footprints.map((footprint) => {
    const { declared, footprintId } = footprint
    if (!declared?.completeness) return footprint
    const answers = declared.completeness.answers.map((answer) => ({
      ...answer,
      answeredBy: names.get(`${footprintId} ${answer.subject} ${answer.answeredAt}`) ?? null,
    }))
    const completeness = { ...declared.completeness, answers }
    return { ...footprint, declared: { ...declared, completeness } }
  })
}
