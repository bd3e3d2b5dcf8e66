import { PURCHASE_PARTS } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import {
  CATEGORY_FLAGS,
  TOTAL_FLAGS,
} from '@understory/domain/footprints/company-footprints/completeness/completeness-flags.ts'
import {
  CATEGORY_STATES,
  INVENTORY_CATEGORIES,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/company-footprints/scope-three.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

/** How what was entered of a category stands to its benchmark; grams of CO2e a year. */
export const CategoryCompleteness = {
  state: z.enum(CATEGORY_STATES),
  /** Of lines that count. */
  enteredGrams: z.int(),
  /** The benchmark for what is not entered. */
  restGrams: z.int(),
  flags: z.array(z.enum(CATEGORY_FLAGS)),
  /** Of purchased goods and services with a rest; `null`: it is not compared in parts. */
  parts: z
    .array(
      z.object({
        part: z.enum(PURCHASE_PARTS),
        benchmarkGrams: z.int(),
        enteredGrams: z.int(),
        restGrams: z.int(),
      }),
    )
    .nullable(),
  sentence: z.string(),
}

/** 95%; with no lines and no benchmark both are 0. */
export const TotalRange = { lowGrams: z.number(), highGrams: z.number() }

export const LikelyMissing = z.array(
  z.object({ category: z.enum(INVENTORY_CATEGORIES), grams: z.int() }),
)

/** What is answered of one: a category, or that the total is below the usual range. */
export const AnswerSubject = z.enum([...INVENTORY_CATEGORIES, 'below-range'])

export const CompletenessAnswer = z.object({
  subject: AnswerSubject,
  /** The rest is added, or the figures are all there is; of the range, that it was seen. */
  answer: z.enum(['rest', 'figures', 'seen']),
  reason: z.string().nullable(),
  /** `null`: someone who has left. */
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime(),
})
export type CompletenessAnswer = z.output<typeof CompletenessAnswer>

/** Two gigatonnes: more than any company emits. */
const MOST_GRAMS = 2e15
const MOST_LINES = 500
const Grams = z
  .int('Please use whole grams.')
  .min(0, 'Please use zero or more.')
  .max(MOST_GRAMS, 'This is more than any company emits.')
const Factor = z
  .number()
  .min(1, 'A factor of a range is at least 1.')
  .max(1e6, 'This is wider than a range can be.')
const PositiveGrams = z
  .number()
  .min(0, 'Please use zero or more.')
  .max(MOST_GRAMS * 1e3)

export const ComputeCompleteness = endpoint({
  method: 'POST',
  path: '/api/footprints/completeness-computations',
  summary:
    'How what a company entered stands to the benchmark of its sector: rests, flags, range and sentences; nothing is stored',
  body: z.strictObject({
    sector: z.string().min(1, 'Please choose a sector.').max(60),
    /** An estimate of the company, as `POST /api/footprints/estimates` gives it; grams of CO2e a year. */
    benchmark: z.strictObject({
      scope1: Grams,
      scope2: Grams,
      total: Grams,
      categories: z
        .array(z.strictObject({ category: z.enum(SCOPE_THREE_KEYS), co2e: Grams }))
        .max(SCOPE_THREE_KEYS.length, 'Please give each category once.'),
      ranges: z.strictObject({
        /** 80%: four of five companies lie between value / factor and value x factor. */
        scope12: z.strictObject({ factor: Factor }),
        upstream: z.strictObject({ factor: Factor }),
        total: z.strictObject({ low: PositiveGrams, high: PositiveGrams }),
      }),
    }),
    /** One that is left out is open. */
    states: z.partialRecord(z.enum(INVENTORY_CATEGORIES), z.enum(CATEGORY_STATES)),
    completeParts: z.array(z.enum(PURCHASE_PARTS)).max(PURCHASE_PARTS.length).default([]),
    lines: z
      .array(
        z.strictObject({
          category: z.enum(CATEGORY_KEYS),
          /** Of purchased goods and services; materials and goods where it is not given. */
          part: z.enum(PURCHASE_PARTS).optional(),
          co2eGrams: Grams,
          /** 95%. */
          uncertainty: Factor,
          /** Lines that share one are wrong together. */
          factorId: z.string().min(1).max(120),
        }),
      )
      .max(MOST_LINES, `Please use at most ${MOST_LINES} lines.`),
  }),
  maxBodyBytes: 512 * 1_024,
  answer: z.object({
    categories: z.array(
      z.object({
        category: z.enum(INVENTORY_CATEGORIES),
        scope: z.int(),
        ...CategoryCompleteness,
        benchmarkGrams: z.int(),
        co2eGrams: z.int(),
        missing: z.int(),
      }),
    ),
    totals: z.object({
      scope1: z.int(),
      scope2: z.int(),
      scope3: z.int(),
      total: z.int(),
      restGrams: z.int(),
      /** Of the total, 0 to 1. */
      benchmarkShare: z.number(),
      /** 95%. */
      uncertainty: z.number(),
      ...TotalRange,
    }),
    flags: z.array(z.enum(TOTAL_FLAGS)),
    sentences: z.array(z.string()),
    mustAnswer: z.array(z.enum(INVENTORY_CATEGORIES)),
    likelyMissing: LikelyMissing,
  }),
  refusals: ['BAD_REQUEST'],
})
