import {
  CHECK_POINTS,
  LINE_CHECKS,
  POINT_ANSWERS,
} from '@understory/domain/footprints/verification/check-points.ts'
import {
  ASSURANCE_LEVELS,
  LARGEST_MATERIALITY,
} from '@understory/domain/footprints/verification/materiality.ts'
import { VERIFIABLE_PARTS } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { eachOnce } from '../../inputs/each-once.ts'
import { InventoryLine } from '../company-footprints/inventory-lines.ts'

const OfVerification = z.object({ verificationId: z.uuid() })
const ToBeNoted = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Please use at most ${longest.toLocaleString('en-GB')} characters.`)

/** Scopes 1 and 2 are one part, each category of scope 3 another. */
export const ChosenParts = z
  .array(z.enum(VERIFIABLE_PARTS))
  .min(1, 'Please choose what is to be verified.')
  .max(VERIFIABLE_PARTS.length)
  .refine(eachOnce, 'Please choose each part once.')

export const GetVerificationReadiness = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/verification-readiness',
  summary:
    'How much of each part of a footprint has evidence behind it, and what stands in the way of handing it over',
  params: z.object({ footprintId: z.uuid() }),
  answer: z.object({
    parts: z.array(
      z.object({
        part: z.enum(VERIFIABLE_PARTS),
        name: z.string(),
        grams: z.int(),
        /** Grams of lines that have a file, or rows of a ledger. */
        evidencedGrams: z.int(),
        /** Of the grams, never more than there are. */
        evidencedPercent: z.int(),
        /** Why it cannot be handed over as it is; `null`: nothing but evidence may be missing. */
        problem: z.string().nullable(),
      }),
    ),
    /** Of the footprint as a whole. */
    problems: z.array(z.string()),
    /** Whole per cents: of scopes 1 and 2, or of each part. */
    needed: z.object({ limited: z.int(), reasonable: z.int() }),
  }),
  refusals: ['FOOTPRINT_NOT_FOUND', 'INVENTORY_NOT_FOUND'],
})

/** What is left to do before a footprint can be verified, and what was done. */
export const VerificationCheck = z.object({
  level: z.enum(ASSURANCE_LEVELS),
  partsGrams: z.int(),
  materialityBasisPoints: z.int(),
  materialityGrams: z.int(),
  evidencedPercent: z.int(),
  benchmarkPercent: z.int(),
  /** Lines that come out differently when they are computed again. */
  differing: z.array(z.string()),
  sample: z.array(
    z.object({
      line: InventoryLine,
      /** What counts of it by the consolidation approach. */
      countedGrams: z.int(),
      checks: z.array(z.enum(LINE_CHECKS)),
    }),
  ),
  points: z.array(
    z.object({
      point: z.enum(CHECK_POINTS),
      answer: z.enum(POINT_ANSWERS).nullable(),
      note: z.string().nullable(),
    }),
  ),
  errors: z.array(
    z.object({
      errorId: z.uuid(),
      lineId: z.uuid().nullable(),
      /** Stated too much; below nothing, too little. */
      grams: z.int(),
      note: z.string(),
    }),
  ),
  errorGrams: z.int(),
  /** What stands in the way of verifying it, in sentences. */
  missing: z.array(z.string()),
  /** Its words, were it verified today. */
  statement: z.string(),
})
export type VerificationCheck = z.output<typeof VerificationCheck>

export const PlanVerification = endpoint({
  method: 'PUT',
  path: '/api/staff/verifications/{verificationId}/plan',
  summary:
    'Lower the materiality of a verification; or name its parts and level, where it was handed over before they were',
  params: OfVerification,
  body: z.strictObject({
    materialityBasisPoints: z
      .int()
      .min(50, 'Please use at least 0.5%.')
      .max(LARGEST_MATERIALITY, 'Please use at most 5%.')
      .optional(),
    named: z.strictObject({ covers: ChosenParts, level: z.enum(ASSURANCE_LEVELS) }).optional(),
  }),
  status: 204,
  refusals: ['VERIFICATION_NOT_FOUND', 'PLAN_FIXED', 'PARTS_NOT_BOUGHT', 'BAD_REQUEST'],
})

export const CheckLines = endpoint({
  method: 'PUT',
  path: '/api/staff/verifications/{verificationId}/sample',
  summary:
    'Tick what was looked at of lines of the sample; lines that are not given stay as they were',
  params: OfVerification,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          lineId: z.uuid(),
          checks: z
            .array(z.enum(LINE_CHECKS))
            .max(LINE_CHECKS.length)
            .refine(eachOnce, 'Each once.'),
        }),
      )
      .max(1_000)
      .refine(
        (lines) => eachOnce(lines.map(({ lineId }) => lineId)),
        'Please give each line once.',
      ),
  }),
  status: 204,
  refusals: ['VERIFICATION_NOT_FOUND', 'LINE_NOT_FOUND', 'BAD_REQUEST'],
})

export const AnswerPoints = endpoint({
  method: 'PUT',
  path: '/api/staff/verifications/{verificationId}/points',
  summary: 'Answer points of the checklist; what is not given stays as it was',
  params: OfVerification,
  body: z.strictObject({
    points: z
      .array(
        z.strictObject({
          point: z.enum(CHECK_POINTS),
          answer: z.enum(POINT_ANSWERS),
          note: ToBeNoted(1_000).default(''),
        }),
      )
      .max(CHECK_POINTS.length)
      .refine((points) => eachOnce(points.map(({ point }) => point)), 'Please answer each once.'),
  }),
  status: 204,
  refusals: ['VERIFICATION_NOT_FOUND', 'BAD_REQUEST'],
})

export const NoteError = endpoint({
  method: 'POST',
  path: '/api/staff/verifications/{verificationId}/errors',
  summary: 'Note an error that was found and not corrected, with its sign',
  params: OfVerification,
  body: z.strictObject({
    lineId: z.uuid().nullable().default(null),
    grams: z
      .int('Please give whole grams.')
      .refine((grams) => grams !== 0, 'Please say how much it is.')
      .refine((grams) => Math.abs(grams) <= 1e15, 'Please use a smaller figure.'),
    note: ToBeNoted(1_000).min(1, 'Please say what is wrong.'),
  }),
  status: 201,
  answer: z.object({ errorId: z.uuid() }),
  refusals: ['VERIFICATION_NOT_FOUND', 'LINE_NOT_FOUND', 'TOO_MANY_ERRORS'],
})

export const RemoveError = endpoint({
  method: 'DELETE',
  path: '/api/staff/verifications/{verificationId}/errors/{errorId}',
  summary: 'Take back an error that is none',
  params: OfVerification.extend({ errorId: z.uuid() }),
  status: 204,
  refusals: ['VERIFICATION_NOT_FOUND', 'ERROR_NOT_FOUND'],
})
