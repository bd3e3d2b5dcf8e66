import {
  ACTION_CATEGORIES,
  ACTION_STATUSES,
} from '@understory/domain/footprints/climate-plan/actions.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { dayInput } from '../../inputs/calendar-input.ts'
import { NeededLine } from '../../inputs/plain-line.ts'
import { CurrencyCode } from '../../people/accounts/accounts.ts'

const MOST_GRAMS = 1_000_000_000_000_000
const LARGEST = 'That is more than we can hold.'

const PlannedActionsFields = z.strictObject({
  title: NeededLine(120, 'Please give a title.'),
  category: z.enum(ACTION_CATEGORIES),
  /** Ongoing or complete; staff say what is verified. */
  status: z.enum(['estimated', 'declared']),
  /** Where a reduction saves. */
  scope: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  /** Grams of CO2e. Only reductions enter the forecast. */
  gramsAYear: z
    .int('Please use at most six decimals.')
    .min(0, 'Please use a number of zero or more.')
    .max(MOST_GRAMS, LARGEST),
  cost: z
    .strictObject({ minor: z.int().min(0).max(1_000_000_000_000, LARGEST), currency: CurrencyCode })
    .nullable(),
  owner: z.string().trim().min(1).max(120, 'Please use at most 120 characters.').nullable(),
  dueOn: dayInput('Please give a day.').nullable(),
})

const ActionInput = PlannedActionsFields.refine(
  ({ category, scope }) => (category === 'reduction') === (scope !== null),
  { path: ['scope'], message: 'Please say in which scope it reduces.' },
)
export type ActionInput = z.output<typeof ActionInput>

export const PlannedAction = PlannedActionsFields.extend({
  actionId: z.uuid(),
  status: z.enum(ACTION_STATUSES),
})
export type PlannedAction = z.output<typeof PlannedAction>

const ActionId = z.object({ actionId: z.uuid() })

export const ListActions = endpoint({
  method: 'GET',
  path: '/api/actions',
  summary: 'What the account does about its footprint, by due date',
  answer: z.object({ actions: z.array(PlannedAction) }),
})

export const AddAction = endpoint({
  method: 'POST',
  path: '/api/actions',
  summary: 'Add an action',
  body: ActionInput,
  status: 201,
  answer: PlannedAction,
  refusals: ['PLAN_BUSINESS_ONLY', 'TOO_MANY_ACTIONS', 'BAD_REQUEST'],
})

export const ChangeAction = endpoint({
  method: 'PUT',
  path: '/api/actions/{actionId}',
  summary: 'Change an action that is not verified',
  params: ActionId,
  body: ActionInput,
  answer: PlannedAction,
  refusals: ['ACTION_NOT_FOUND', 'ACTION_VERIFIED', 'BAD_REQUEST'],
})

export const RemoveAction = endpoint({
  method: 'DELETE',
  path: '/api/actions/{actionId}',
  summary: 'Delete an action that is not verified',
  params: ActionId,
  status: 204,
  refusals: ['ACTION_NOT_FOUND', 'ACTION_VERIFIED'],
})

export const ListActionsToVerify = endpoint({
  method: 'GET',
  path: '/api/staff/verifications/{verificationId}/actions',
  summary: 'Actions that the company of a verification calls complete, and those that are verified',
  params: z.object({ verificationId: z.uuid() }),
  answer: z.object({ actions: z.array(PlannedAction) }),
  refusals: ['VERIFICATION_NOT_FOUND'],
})

export const VerifyAction = endpoint({
  method: 'POST',
  path: '/api/staff/actions/{actionId}/verification',
  summary: 'Verify an action that its company calls complete; it does not change any more',
  params: ActionId,
  status: 204,
  refusals: ['ACTION_NOT_FOUND'],
})

export const ListActionIdeas = endpoint({
  method: 'GET',
  path: '/api/action-ideas',
  summary: 'Where companies of a sector begin; a saving only where someone published it',
  query: z.object({ sector: z.string().max(60).optional() }),
  answer: z.object({
    ideas: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        category: z.enum(ACTION_CATEGORIES),
        scope: PlannedActionsFields.shape.scope,
        about: z.string(),
        saving: z.object({ words: z.string(), source: z.string() }).nullable(),
      }),
    ),
  }),
})
