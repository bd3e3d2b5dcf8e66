import {
  RemoveHouseholdResult,
  SaveHouseholdResult,
} from '@understory/contracts/footprints/household.ts'
import { SetHouseholdAction } from '@understory/contracts/footprints/household-plan.ts'
import { all, one, type Promised } from './promises.ts'

const EATS_MEAT = { country: 'GB', answers: { diet: 'highMeat' } }
const BODY = { country: 'GB', answers: { diet: 'vegan' } }

export const OF_HOUSEHOLD: readonly Promised[] = [
  all(SetHouseholdAction, async ({ api, person }) => {
    await api.call(SaveHouseholdResult, { body: EATS_MEAT }, person.bearer)
    return { by: person.bearer, body: { action: 'eatLessMeat', state: 'planned' } }
  }),
  all(SaveHouseholdResult, ({ person }) => ({ by: person.bearer, body: BODY })),
  one(RemoveHouseholdResult, ['HOUSEHOLD_RESULT_NOT_FOUND'], async ({ api, person }) => {
    const saved = await api.call(SaveHouseholdResult, { body: BODY }, person.bearer)
    return { by: person.bearer, params: { resultId: saved.data.resultId } }
  }),
]
