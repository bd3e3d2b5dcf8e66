import type { HouseholdEstimate } from '@understory/contracts/footprints/household.ts'
import type { HouseholdPlan } from '@understory/contracts/footprints/household-plan.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { householdMass } from '@understory/domain/footprints/household/household-mass.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { ACTION_WORDS } from '../result/household-words.ts'
import { type PlannedAction, planOf, type StateOfAction } from './plan-of.ts'

type PlanSectionProps = {
  readonly plan: HouseholdPlan
  /** Of the newest result. */
  readonly offered: HouseholdEstimate['actions']
}

/** Where each state can go from here. */
const NEXT: Readonly<Record<StateOfAction, readonly (readonly [StateOfAction, string])[]>> = {
  open: [
    ['planned', 'Plan it'],
    ['done', 'Done already'],
  ],
  planned: [
    ['done', 'Done'],
    ['open', 'Take out'],
  ],
  done: [['open', 'Not done after all']],
}

/** What this person has done, means to do, and could do, each with what it saves in a year. */
export function PlanSection({ plan, offered }: PlanSectionProps) {
  const { done, planned, open, doneGrams, plannedGrams } = planOf(plan, offered)
  return (
    <section className="part flow-16" aria-labelledby="plan">
      <h2 id="plan">Your plan</h2>
      {doneGrams + plannedGrams > 0 ? (
        <p>
          {[
            doneGrams > 0
              ? `What you have done saves about ${householdMass(doneGrams)} a year.`
              : '',
            plannedGrams > 0
              ? `What you plan would save about ${householdMass(plannedGrams)}.`
              : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : (
        <p className="quiet">Choose what you would like to do. You can tick it off here later.</p>
      )}
      <form method="post" className="flow-16">
        <input type="hidden" name="intent" value="plan" />
        <ActionList title="Done" state="done" actions={done} />
        <ActionList title="Planned" state="planned" actions={planned} />
        <ActionList title="What would save most" state="open" actions={open} />
      </form>
      {done.length + planned.length > 1 ? (
        <p className="quiet">
          Each saving is computed alone, with your own answers of that day. Together they may save
          less: some save the same energy. Measure again to see where you are.
        </p>
      ) : null}
    </section>
  )
}

type ActionListProps = {
  readonly title: string
  readonly state: StateOfAction
  readonly actions: readonly PlannedAction[]
}

function ActionList({ title, state, actions }: ActionListProps) {
  if (actions.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="lined-rows">
        {actions.map((each) => (
          <li key={each.action}>
            <span>
              {wordsOfAction(each)}
              <span className="subline">
                {householdMass(each.savingGrams)} a year
                {each.since ? `, since ${longDate(dayOf(new Date(each.since)))}` : ''}
              </span>
            </span>
            <span className="row-12">
              {NEXT[state].map(([to, label]) => (
                <Button
                  key={to}
                  type="submit"
                  look="quiet"
                  name="set"
                  value={`${each.action}:${to}`}
                >
                  {label}
                  <span className="visually-hidden">: {wordsOfAction(each)}</span>
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const wordsOfAction = ({ action }: PlannedAction) => ACTION_WORDS[action] ?? action
