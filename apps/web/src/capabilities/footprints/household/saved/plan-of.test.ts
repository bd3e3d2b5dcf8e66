import type { HouseholdEstimate } from '@understory/contracts/footprints/household.ts'
import type { HouseholdPlan } from '@understory/contracts/footprints/household-plan.ts'
import { expect, test } from 'vitest'
import { planOf } from './plan-of.ts'

const since = '2026-11-28T10:00:00.000Z'
const PLAN: HouseholdPlan = {
  actions: [
    { action: 'heatPump', state: 'done', savingGrams: 900_000, since },
    { action: 'driveLess', state: 'planned', savingGrams: 300_000, since },
    { action: 'eatLessMeat', state: 'planned', savingGrams: 200_000, since },
  ],
}
const OFFERED = [
  { id: 'driveLess', saving: 310_000 },
  { id: 'wasteLessFood', saving: 90_000 },
] as unknown as HouseholdEstimate['actions']

test('an action stands once: where the person put it, or else among those that are open', () => {
  const { done, planned, open } = planOf(PLAN, OFFERED)
  expect([done, planned, open].map((all) => all.map(({ action }) => action))).toEqual([
    ['heatPump'],
    ['driveLess', 'eatLessMeat'],
    ['wasteLessFood'],
  ])
})

test('what is done and what is planned are summed beside their rows', () => {
  expect(planOf(PLAN, OFFERED)).toMatchObject({ doneGrams: 900_000, plannedGrams: 500_000 })
})
