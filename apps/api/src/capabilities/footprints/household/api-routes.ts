import { estimateHousehold, listHouseholdQuestions } from '@understory/contracts/v1/households.ts'
import { type ApiRoute, apiRoute } from '../../../http/v1/api-route.ts'
import { computeHousehold } from './compute-household.ts'
import { householdOptions } from './household-options.ts'

export const householdApiRoutes = (): ApiRoute[] => [
  apiRoute(listHouseholdQuestions, async ({ query }) => householdOptions(query.country)),
  apiRoute(estimateHousehold, async ({ body }) => computeHousehold(body)),
]
