import type {
  ActionInput,
  PlannedAction,
} from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'

export type StoredAction = Omit<PlannedAction, 'dueOn'> & { readonly dueOn: CalendarDate | null }

/** The actions of an account, what is due first at the top; those without a date follow. */
export async function selectActions(db: Database | Tx, accountId: string): Promise<StoredAction[]> {
  const rows = await db
    .selectFrom('planned_action')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('due_on', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    actionId: row.id,
    title: row.title,
    category: row.category,
    status: row.status,
    scope: row.scope as PlannedAction['scope'],
    gramsAYear: row.grams_a_year,
    cost:
      row.cost_minor === null || row.currency === null
        ? null
        : { minor: row.cost_minor, currency: row.currency },
    owner: row.owner,
    dueOn: row.due_on,
  }))
}

export function actionColumns(input: ActionInput) {
  return {
    title: input.title,
    category: input.category,
    status: input.status,
    scope: input.scope,
    grams_a_year: input.gramsAYear,
    cost_minor: input.cost?.minor ?? null,
    currency: input.cost?.currency ?? null,
    owner: input.owner,
    due_on: input.dueOn,
  }
}
