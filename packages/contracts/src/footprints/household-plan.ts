import { ACTION_GROUPS } from '@understory/domain/footprints/household/actions.ts'
import { keysOf } from '@understory/domain/language/keys-of.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const HouseholdAction = z.enum(keysOf(ACTION_GROUPS), 'Please choose an action.')

export const HouseholdPlan = z.object({
  actions: z.array(
    z.object({
      action: HouseholdAction,
      state: z.enum(['planned', 'done']),
      /** Of a year, by the newest result when it was planned or done; several may save less together. */
      savingGrams: z.int(),
      /** Since when it has this state. */
      since: z.iso.datetime(),
    }),
  ),
})
export type HouseholdPlan = z.output<typeof HouseholdPlan>

export const GetHouseholdPlan = endpoint({
  method: 'GET',
  path: '/api/household/plan',
  summary:
    'What the person means to do about their footprint and has done, the largest saving first',
  answer: HouseholdPlan,
})

export const SetHouseholdAction = endpoint({
  method: 'PUT',
  path: '/api/household/plan',
  summary:
    'Plan an action that the newest result offers, mark it as done, or take it out of the plan',
  body: z.strictObject({
    action: HouseholdAction,
    state: z.enum(['planned', 'done', 'open'], 'Please choose planned, done or open.'),
  }),
  answer: HouseholdPlan,
  refusals: ['HOUSEHOLD_ACTION_NOT_OFFERED', 'BAD_REQUEST'],
})
