import {
  TARGET_COVERAGES,
  TARGET_KINDS,
} from '@understory/domain/footprints/climate-plan/targets.ts'
import { FOOTPRINT_STATUSES } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { z } from 'zod'
import { asMonth, MonthOfYear } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'

/** The month that the base year begins with. */
export const BaseMonth = asMonth(
  z
    .string()
    .regex(
      /^(199\d|20\d\d)-(0[1-9]|1[0-2])$/,
      'Please choose the month that the base year begins with.',
    ),
)

const TargetInput = z
  .strictObject({
    kind: z.enum(TARGET_KINDS),
    covers: z.enum(TARGET_COVERAGES),
    baseMonth: BaseMonth,
    targetYear: z
      .int('Please give a year.')
      .min(1991, 'Please give a year.')
      .max(2100, 'Please give a year up to 2100.'),
    /** Of the base-year emissions, in hundredths of a per cent. */
    reductionBasisPoints: z
      .int({
        error: ({ input }) =>
          input === undefined ? 'Please give a reduction.' : 'Please use at most two decimals.',
      })
      .min(1, 'Please give a reduction above zero.')
      .max(10_000, 'A reduction is at most 100 per cent.'),
  })
  .refine(({ targetYear, baseMonth }) => targetYear > Number(baseMonth.slice(0, 4)), {
    path: ['targetYear'],
    message: 'Please give a year after the base year.',
  })
export type TargetInput = z.output<typeof TargetInput>

/** All figures in grams of CO2e; a year is named by the one that its fiscal year begins in. */
const Progress = z.object({
  base: z.object({
    grams: z.int(),
    startMonth: MonthOfYear,
    status: z.enum(FOOTPRINT_STATUSES),
  }),
  targetGrams: z.int(),
  years: z.array(
    z.object({
      year: z.int(),
      /** What a straight line from the base year leaves. */
      path: z.int(),
      /** `null`: no footprint began in this year. */
      actual: z.int().nullable(),
      status: z.enum(FOOTPRINT_STATUSES).nullable(),
      /** The last footprint less what reductions save by then; `null`: before it. */
      forecast: z.int().nullable(),
    }),
  ),
  /** The last year with a footprint, and how far it lies above the path; below zero: under it. */
  last: z.object({ year: z.int(), gap: z.int() }),
  /** How far the forecast lies above the target in its year; below zero: under it. */
  gap: z.int(),
  /** Scopes whose reductions add up to more than they emit; the forecast counts what they emit. */
  overSaved: z.array(
    z.object({
      scope: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      savedGrams: z.int(),
      emittedGrams: z.int(),
    }),
  ),
})

const SbtiCheck = z.object({
  id: z.string(),
  asks: z.string(),
  /** `null`: not known. */
  isMet: z.boolean().nullable(),
  found: z.string(),
})

export const Target = z.object({
  targetId: z.uuid(),
  kind: z.enum(TARGET_KINDS),
  covers: z.enum(TARGET_COVERAGES),
  baseMonth: MonthOfYear,
  targetYear: z.int(),
  reductionBasisPoints: z.int(),
  /** What lies outside the recommended bands. */
  notes: z.array(z.string()),
  /** `null`: there is no base-year footprint any more. */
  progress: Progress.nullable(),
  /** What the Science Based Targets initiative asks; empty without a base-year footprint. */
  sbti: z.array(SbtiCheck),
  /** The same by the route for small firms; empty of a net-zero target, and for firms of 250 people and more. */
  sbtiSmall: z.array(SbtiCheck),
})
export type Target = z.output<typeof Target>

const TargetId = z.object({ targetId: z.uuid() })

export const ListTargets = endpoint({
  method: 'GET',
  path: '/api/targets',
  summary: 'Targets of the account with path, actual and forecast by year',
  answer: z.object({ targets: z.array(Target) }),
})

export const GetTargetChart = endpoint({
  method: 'GET',
  path: '/api/targets/{targetId}/chart',
  summary: 'Path, actual and forecast of a target, as a picture 1600 pixels wide',
  params: TargetId,
  answer: { contentType: 'image/png' },
  refusals: ['TARGET_NOT_FOUND', 'BASE_FOOTPRINT_REQUIRED', 'TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})

export const AddTarget = endpoint({
  method: 'POST',
  path: '/api/targets',
  summary: 'Set a target; outside the recommended bands it is noted, not refused',
  body: TargetInput,
  status: 201,
  answer: Target,
  refusals: ['PLAN_BUSINESS_ONLY', 'BASE_FOOTPRINT_REQUIRED', 'TARGET_EXISTS', 'BAD_REQUEST'],
})

export const ChangeTarget = endpoint({
  method: 'PUT',
  path: '/api/targets/{targetId}',
  summary: 'Change a target',
  params: TargetId,
  body: TargetInput,
  answer: Target,
  refusals: ['TARGET_NOT_FOUND', 'BASE_FOOTPRINT_REQUIRED', 'TARGET_EXISTS', 'BAD_REQUEST'],
})

export const RemoveTarget = endpoint({
  method: 'DELETE',
  path: '/api/targets/{targetId}',
  summary: 'Delete a target',
  params: TargetId,
  status: 204,
  refusals: ['TARGET_NOT_FOUND'],
})
