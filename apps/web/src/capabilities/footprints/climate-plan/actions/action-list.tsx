import type { PlannedAction } from '@understory/contracts/footprints/climate-plan/planned-actions.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import {
  ACTION_CATEGORIES,
  ACTION_STATUS_WORDS,
  type ActionCategory,
} from '@understory/domain/footprints/climate-plan/actions.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { climatePlanMessage } from '../messages/messages.generated.ts'
import { actionAddress } from '../plan-addresses.ts'
import { planCategoryWords } from '../plan-words.ts'

type ActionListProps = {
  readonly actions: readonly PlannedAction[]
  readonly mayChange: boolean
  readonly today: CalendarDate
}

/** What is done about the footprint, by category. */
export function ActionList({ actions, mayChange, today }: ActionListProps) {
  const reductions = actions.filter(({ category }) => category === 'reduction')
  const saved = reductions.reduce((sum, { gramsAYear }) => sum + gramsAYear, 0)
  const undated = reductions.filter(({ dueOn }) => dueOn === null).length
  return (
    <section className="part prose-width" aria-labelledby="actions">
      <h2 id="actions">{climatePlanMessage('actionList.actions')}</h2>
      <p>
        {reductions.length > 0
          ? climatePlanMessage('actionList.reductionSavesCo2eYear', {
              count: reductions.length === 1 ? 0 : reductions.length,
              oneReductions: reductions.length === 1 ? 'yes' : 'other',
              tonnesOf: tonnesOf(saved),
            })
          : climatePlanMessage('actionList.noReductionPlannedYet')}{' '}
        {undated > 0
          ? climatePlanMessage('actionList.noDueDateNo', {
              undated: undated === 1 ? '' : String(undated),
              oneUndated: undated === 1 ? 'yes' : 'other',
            })
          : ''}
      </p>
      {ACTION_CATEGORIES.map((category) => (
        <OfCategory
          key={category}
          category={category}
          actions={actions.filter((action) => action.category === category)}
          mayChange={mayChange}
          today={today}
        />
      ))}
      {mayChange ? (
        <p>
          <LinkButton href={actionAddress('new')}>
            {climatePlanMessage('actionList.addAnAction')}
          </LinkButton>
        </p>
      ) : null}
    </section>
  )
}

type OfCategoryProps = ActionListProps & { readonly category: ActionCategory }

function OfCategory({ category, actions, mayChange, today }: OfCategoryProps) {
  if (actions.length === 0) return null
  const { label, explain } = planCategoryWords()[category]
  return (
    <div className="flow-12">
      <h3>{label}</h3>
      <p className="quiet">{explain}</p>
      <DataTable
        caption={climatePlanMessage('actionList.caption', { label })}
        asCards
        columns={[
          {
            key: 'title',
            title: climatePlanMessage('actionList.action'),
            cell: mayChange ? LinkedTitle : Title,
          },
          {
            key: 'status',
            title: climatePlanMessage('actionList.status'),
            cell: (action) => statusOf(action, today),
          },
          {
            key: 'saving',
            title:
              category === 'reduction'
                ? climatePlanMessage('actionList.savesAYear')
                : climatePlanMessage('actionList.co2eAYear'),
            figures: true,
            cell: ({ gramsAYear }) => (gramsAYear > 0 ? tonnesOf(gramsAYear) : '–'),
          },
          {
            key: 'cost',
            title: climatePlanMessage('actionList.cost'),
            figures: true,
            cell: ({ cost }) => (cost ? formatMoney(cost) : '–'),
          },
          { key: 'who', title: climatePlanMessage('actionList.whoAndByWhen'), cell: whoAndWhen },
        ]}
        rows={actions}
        rowKey={({ actionId }) => actionId}
      />
    </div>
  )
}

function statusOf({ status, dueOn }: PlannedAction, today: CalendarDate): string {
  const isOverdue = status === 'estimated' && dueOn !== null && dueOn < today
  return isOverdue
    ? climatePlanMessage('actionList.overdue', { status: ACTION_STATUS_WORDS[status] })
    : ACTION_STATUS_WORDS[status]
}

function whoAndWhen({ owner, dueOn }: PlannedAction): string {
  const when = dueOn ? longDate(dueOn) : null
  return [owner, when].filter(Boolean).join(', ') || '–'
}

function LinkedTitle(action: PlannedAction) {
  if (action.status === 'verified') return <Title {...action} />
  return (
    <span>
      <a href={actionAddress(action.actionId)}>{action.title}</a>
      <Scope {...action} />
    </span>
  )
}

function Title(action: PlannedAction) {
  return (
    <span>
      {action.title}
      <Scope {...action} />
    </span>
  )
}

const Scope = ({ scope }: Pick<PlannedAction, 'scope'>) =>
  scope ? (
    <span className="subline">
      {climatePlanMessage('actionList.scope', { scope: String(scope) })}
    </span>
  ) : null
