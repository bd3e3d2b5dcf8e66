import {
  HEALTH_FIGURES,
  type HealthFigure,
} from '@understory/domain/staff/health/health-figures.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const FIGURES = Object.keys(HEALTH_FIGURES) as HealthFigure[]

export const GetHealth = endpoint({
  method: 'GET',
  path: '/api/staff/health',
  summary: 'What is wrong, since when, and what to do; with the figures of the last day',
  answer: z.object({
    checkedAt: z.iso.datetime(),
    version: z.string(),
    /** Of the database; null where it does not answer. */
    schema: z.string().nullable(),
    /** What this version knows. */
    knownSchema: z.string(),
    problems: z.array(
      z.object({
        title: z.string(),
        says: z.string(),
        since: z.iso.datetime().nullable(),
        /** A section of docs/runbooks/incidents.md. */
        runbook: z.string(),
        /** What it says there; null where it is not installed. */
        todo: z.string().nullable(),
      }),
    ),
    parts: z.array(
      z.object({
        part: z.string(),
        state: z.enum(['works', 'trouble', 'unknown']),
        since: z.iso.datetime().nullable(),
        seenAt: z.iso.datetime().nullable(),
      }),
    ),
    /** Null where the database does not answer. */
    queues: z
      .array(
        z.object({
          queue: z.string(),
          /** Up to a thousand. */
          waiting: z.int(),
          oldestSeconds: z.number(),
          toRetry: z.int(),
          givenUp: z.int(),
        }),
      )
      .nullable(),
    figures: z.array(
      z.object({
        figure: z.enum(FIGURES),
        /** Now; null where the database does not answer. */
        value: z.number().nullable(),
        hours: z.array(z.object({ from: z.iso.datetime(), most: z.number().nullable() })),
      }),
    ),
  }),
})
