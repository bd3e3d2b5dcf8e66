import type { HouseholdEstimate } from '@understory/contracts/footprints/household.ts'
import type { HouseholdPlan } from '@understory/contracts/footprints/household-plan.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { householdMass } from '@understory/domain/footprints/household/household-mass.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { householdMessage } from '../messages/messages.generated.ts'
import { actionWords } from '../result/household-words.ts'
import { type PlannedAction, planOf, type StateOfAction } from './plan-of.ts'

type PlanSectionProps = {
  readonly plan: HouseholdPlan
  /** Of the newest result. */
  readonly offered: HouseholdEstimate['actions']
}

/** Where each state can go from here. */
const next = (): Readonly<
  Record<StateOfAction, readonly (readonly [StateOfAction, string])[]>
> => ({
  open: [
    ['planned', householdMessage('planSection.planIt')],
    ['done', householdMessage('planSection.doneAlready')],
  ],
  planned: [
    ['done', householdMessage('planSection.done')],
    ['open', householdMessage('planSection.takeOut')],
  ],
  done: [['open', householdMessage('planSection.notDoneAfterAll')]],
})

/** What this person has done, means to do, and could do, each with what it saves in a year. */
export function PlanSection({ plan, offered }: PlanSectionProps) {
  const { done, planned, open, doneGrams, plannedGrams } = planOf(plan, offered)
  return (
    <section className="part flow-16" aria-labelledby="plan">
      <h2 id="plan">{householdMessage('planSection.yourPlan')}</h2>
      {doneGrams + plannedGrams > 0 ? (
        <p>
          {[
            doneGrams > 0
              ? householdMessage('planSection.doneSavesAboutYear', {
                  householdMass: householdMass(doneGrams),
                })
              : '',
            plannedGrams > 0
              ? householdMessage('planSection.planSaveAbout', {
                  householdMass: householdMass(plannedGrams),
                })
              : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      ) : (
        <p className="quiet">{householdMessage('planSection.chooseLikeDoTick')}</p>
      )}
      <form method="post" className="flow-16">
        <input type="hidden" name="intent" value="plan" />
        <ActionList title={householdMessage('planSection.done')} state="done" actions={done} />
        <ActionList
          title={householdMessage('planSection.planned')}
          state="planned"
          actions={planned}
        />
        <ActionList
          title={householdMessage('planSection.whatWouldSaveMost')}
          state="open"
          actions={open}
        />
      </form>
      {done.length + planned.length > 1 ? (
        <p className="quiet">{householdMessage('planSection.eachSavingComputedAlone')}</p>
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
                {householdMessage('planSection.aYearSince', {
                  householdMass: householdMass(each.savingGrams),
                  longDate: each.since ? longDate(dayOf(new Date(each.since))) : '',
                  hasSince: each.since ? 'yes' : 'other',
                })}
              </span>
            </span>
            <span className="row-12">
              {next()[state].map(([to, label]) => (
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

const wordsOfAction = ({ action }: PlannedAction) => actionWords()[action] ?? action
