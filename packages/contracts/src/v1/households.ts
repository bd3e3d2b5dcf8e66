import { EstimateHousehold, GetHouseholdOptions } from '../footprints/household.ts'
import { operation } from './operation.ts'

export const listHouseholdQuestions = operation({
  operationId: 'listHouseholdQuestions',
  method: 'GET',
  path: '/v1/household-questions',
  tag: 'Households',
  scope: null,
  summary: 'The questions about a household',
  description: 'What may be answered in one of 62 countries, with the choices of each question.',
  query: GetHouseholdOptions.query,
  answer: GetHouseholdOptions.answer,
  refusals: ['NO_ADEQUATE_DATA'],
  example: { query: { country: 'GB' } },
})

export const estimateHousehold = operation({
  operationId: 'estimateHousehold',
  method: 'POST',
  path: '/v1/household-estimates',
  tag: 'Households',
  scope: 'estimates:write',
  summary: 'A person’s yearly footprint',
  description:
    'From a country and as many answers as there are: the total in grams, where four people in five with these answers lie, and the question whose answer would tell most. Nothing is stored.',
  body: EstimateHousehold.body,
  answer: EstimateHousehold.answer,
  refusals: ['NO_ADEQUATE_DATA'],
  example: { body: { country: 'GB', answers: {} } },
})
