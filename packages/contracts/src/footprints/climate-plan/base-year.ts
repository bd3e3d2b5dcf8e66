import {
  BASE_CHANGE_KINDS,
  USUAL_THRESHOLD,
} from '@understory/domain/footprints/climate-plan/base-year-recalculation.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { Day, MonthOfYear } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { dayInput } from '../../inputs/calendar-input.ts'
import { BaseMonth } from './targets.ts'

const Text = (longest: number, missing: string) =>
  z.string().trim().min(1, missing).max(longest, `Please use at most ${longest} characters.`)

const PolicyInput = z.strictObject({
  baseMonth: BaseMonth,
  reason: Text(500, 'Please say why this year.'),
  policy: Text(2_000, 'Please say when you recalculate.'),
  /** Of the emissions of the base year, in hundredths of a per cent. */
  thresholdBasisPoints: z
    .int()
    .min(1, 'Please give a threshold above zero.')
    .max(10_000, 'A threshold is at most 100 per cent.')
    .default(USUAL_THRESHOLD),
})

const BaseYearChange = z.object({
  changeId: z.uuid(),
  kind: z.enum(BASE_CHANGE_KINDS),
  description: z.string(),
  changeGrams: z.int(),
  /** `null`: recorded before it was asked. */
  category: z.object({ key: z.string(), name: z.string(), scope: z.int() }).nullable(),
  /** The line or factor behind it. */
  source: z.string().nullable(),
  happenedOn: Day,
  recordedAt: z.iso.datetime(),
  /** Since the last recalculation. */
  isOpen: z.boolean(),
})

const ScopesOfBase = z.object({ scope1: z.int(), scope2: z.int(), scope3: z.int() })

export const BaseYear = z.object({
  /** `null`: none is written yet. */
  policy: PolicyInput.extend({ writtenAt: z.iso.datetime() }).nullable(),
  /** `null`: there is no footprint of the base year. */
  base: z
    .object({
      startMonth: MonthOfYear,
      originalGrams: z.int(),
      /** `null`: it was never recalculated. */
      recalculatedGrams: z.int().nullable(),
      originalScopes: ScopesOfBase,
      /** `null`: it was never recalculated, or a change is of no category. */
      recalculatedScopes: ScopesOfBase.nullable(),
      /** Categories that changes are of, with what they come to. */
      categories: z.array(
        z.object({
          name: z.string(),
          scope: z.int(),
          /** `null`: the base year is an estimate. */
          originalGrams: z.int().nullable(),
          changeGrams: z.int(),
        }),
      ),
      /** The largest open change, and all of them together, as a share of the base year. */
      single: z.number(),
      cumulative: z.number(),
      isDue: z.boolean(),
      /** What a recalculation would give now. */
      dueGrams: z.int(),
    })
    .nullable(),
  changes: z.array(BaseYearChange),
  recalculations: z.array(
    z.object({
      baseMonth: MonthOfYear,
      originalGrams: z.int(),
      recalculatedGrams: z.int(),
      reason: z.string(),
      approver: z.string(),
      recalculatedAt: z.iso.datetime(),
    }),
  ),
})
export type BaseYear = z.output<typeof BaseYear>

export const GetBaseYear = endpoint({
  method: 'GET',
  path: '/api/base-year',
  summary:
    'The base year, its recalculation policy, changes tested against the threshold, and recalculations',
  answer: BaseYear,
})

export const WriteBasePolicy = endpoint({
  method: 'PUT',
  path: '/api/base-year/policy',
  summary: 'Write the recalculation policy of the base year',
  body: PolicyInput,
  answer: BaseYear,
  refusals: ['PLAN_BUSINESS_ONLY', 'BASE_FOOTPRINT_REQUIRED', 'BAD_REQUEST'],
})

export const RecordBaseChange = endpoint({
  method: 'POST',
  path: '/api/base-year/changes',
  summary:
    'Record what changes base-year emissions: structure, method, boundary or an error; never growth or decline',
  body: z.strictObject({
    kind: z.enum(BASE_CHANGE_KINDS),
    description: Text(500, 'Please say what changed.'),
    /** What the base year gains, or loses below zero. */
    changeGrams: z
      .int()
      .min(-1e15)
      .max(1e15)
      .refine((grams) => grams !== 0, 'Please give a change other than zero.'),
    /** Which category it is of. */
    category: z.enum(CATEGORY_KEYS, 'Please choose a category.').nullable().default(null),
    /** The line or factor behind it. */
    source: z
      .string()
      .trim()
      .max(300, 'Please use at most 300 characters.')
      .transform((words) => words || null)
      .nullable()
      .default(null),
    happenedOn: dayInput(),
  }),
  status: 201,
  answer: BaseYear,
  refusals: ['BASE_POLICY_REQUIRED', 'TOO_MANY_BASE_CHANGES', 'BAD_REQUEST'],
})

export const RecalculateBaseYear = endpoint({
  method: 'POST',
  path: '/api/base-year/recalculations',
  summary:
    'Recalculate the base year with every change recorded since, with the reason and who approved it',
  body: z.strictObject({
    reason: Text(500, 'Please give the reason.'),
    approver: Text(120, 'Please say who approved it.'),
  }),
  status: 201,
  answer: BaseYear,
  refusals: ['BASE_RECALCULATION_NOT_DUE', 'BAD_REQUEST'],
})
