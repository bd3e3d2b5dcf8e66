import {
  RemoveHouseholdResult,
  SaveHouseholdResult,
} from '@understory/contracts/footprints/household.ts'
import { all, one, type Promised } from './promises.ts'

const BODY = { country: 'GB', answers: { diet: 'vegan' } }

export const OF_HOUSEHOLD: readonly Promised[] = [
  all(SaveHouseholdResult, ({ person }) => ({ by: person.bearer, body: BODY })),
  one(RemoveHouseholdResult, ['HOUSEHOLD_RESULT_NOT_FOUND'], async ({ api, person }) => {
    const saved = await api.call(SaveHouseholdResult, { body: BODY }, person.bearer)
    return { by: person.bearer, params: { resultId: saved.data.resultId } }
  }),
]
