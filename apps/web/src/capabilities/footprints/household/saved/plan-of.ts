import type { HouseholdEstimate } from '@understory/contracts/footprints/household.ts'
import type { HouseholdPlan } from '@understory/contracts/footprints/household-plan.ts'

export type StateOfAction = HouseholdPlan['actions'][number]['state'] | 'open'

export type PlannedAction = {
  readonly action: string
  readonly savingGrams: number
  /** `null`: nothing is said of it yet. */
  readonly since: string | null
}

/** What is done, planned and still open, with what each group saves when its savings are added one by one. */
export function planOf({ actions }: HouseholdPlan, offered: HouseholdEstimate['actions']) {
  const chosen = new Set<string>(actions.map(({ action }) => action))
  const done = actions.filter(({ state }) => state === 'done')
  const planned = actions.filter(({ state }) => state === 'planned')
  const open = offered
    .filter(({ id }) => !chosen.has(id))
    .map(({ id, saving }): PlannedAction => ({ action: id, savingGrams: saving, since: null }))
  return { done, planned, open, doneGrams: sum(done), plannedGrams: sum(planned) }
}

const sum = (actions: readonly PlannedAction[]) =>
  actions.reduce((all, { savingGrams }) => all + savingGrams, 0)
