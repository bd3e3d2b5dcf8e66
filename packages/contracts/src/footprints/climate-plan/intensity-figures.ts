import {
  INTENSITY_COUNTS,
  INTENSITY_DRIVERS,
} from '@understory/domain/footprints/climate-plan/intensity.ts'
import { FOOTPRINT_STATUSES } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import { z } from 'zod'
import { MonthOfYear } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { NeededLine } from '../../inputs/plain-line.ts'
import { BaseMonth } from './targets.ts'

const UnitsOfYear = z.strictObject({
  /** The one that the fiscal year begins in. */
  year: z.int().min(1990).max(2100),
  units: z
    .number('Please use a number.')
    .positive('Please use a number above zero.')
    .max(1e15, 'That is more than we can hold.'),
})

const FigureInput = z
  .strictObject({
    title: NeededLine(120, 'Please give a title.'),
    unit: z
      .string()
      .trim()
      .min(1, 'Please give a unit of measurement.')
      .max(60, 'Please use at most 60 characters.'),
    baseMonth: BaseMonth,
    /** What it is divided by. */
    driver: z.enum(INTENSITY_DRIVERS).default('units'),
    /** What is divided; scope 2 is by location unless it says otherwise. */
    counts: z.enum(INTENSITY_COUNTS).default('scopes-1-2'),
    units: z.array(UnitsOfYear).max(60),
  })
  .refine(({ units }) => new Set(units.map(({ year }) => year)).size === units.length, {
    path: ['units'],
    message: 'Please give each year once.',
  })
  .refine(
    ({ units, baseMonth }) => units.some(({ year }) => year === Number(baseMonth.slice(0, 4))),
    { path: ['units'], message: 'A base-year value is required.' },
  )
export type FigureInput = z.output<typeof FigureInput>

export const IntensityFigure = z.object({
  figureId: z.uuid(),
  title: z.string(),
  unit: z.string(),
  baseMonth: MonthOfYear,
  driver: z.enum(INTENSITY_DRIVERS),
  counts: z.enum(INTENSITY_COUNTS),
  units: z.array(UnitsOfYear),
  /** Those with units whose footprint does not know what is divided, such as that of an estimate. */
  unknownYears: z.array(z.int()),
  /** Years with both a footprint and units, the earliest first. */
  years: z.array(
    z.object({
      year: z.int(),
      units: z.number(),
      /** The first of the twelve months that are divided. */
      startMonth: MonthOfYear,
      totalGrams: z.int(),
      /** As it was declared, where the base year was recalculated since. */
      originalGrams: z.int().nullable(),
      gramsPerUnit: z.number(),
      status: z.enum(FOOTPRINT_STATUSES),
      /** Against the year before, as a share; `null`: there is none. */
      change: z.number().nullable(),
    }),
  ),
})
export type IntensityFigure = z.output<typeof IntensityFigure>

const FigureId = z.object({ figureId: z.uuid() })

export const ListIntensityFigures = endpoint({
  method: 'GET',
  path: '/api/intensity-figures',
  summary: 'Emissions per unit by fiscal year, each beside the year before',
  answer: z.object({ figures: z.array(IntensityFigure) }),
})

export const AddIntensityFigure = endpoint({
  method: 'POST',
  path: '/api/intensity-figures',
  summary: 'Add an intensity figure; it needs a base-year footprint and a base-year value',
  body: FigureInput,
  status: 201,
  answer: IntensityFigure,
  refusals: ['PLAN_BUSINESS_ONLY', 'BASE_FOOTPRINT_REQUIRED', 'TOO_MANY_FIGURES', 'BAD_REQUEST'],
})

export const ChangeIntensityFigure = endpoint({
  method: 'PUT',
  path: '/api/intensity-figures/{figureId}',
  summary: 'Change an intensity figure and its units by year',
  params: FigureId,
  body: FigureInput,
  answer: IntensityFigure,
  refusals: ['FIGURE_NOT_FOUND', 'BASE_FOOTPRINT_REQUIRED', 'BAD_REQUEST'],
})

export const RemoveIntensityFigure = endpoint({
  method: 'DELETE',
  path: '/api/intensity-figures/{figureId}',
  summary: 'Delete an intensity figure',
  params: FigureId,
  status: 204,
  refusals: ['FIGURE_NOT_FOUND'],
})
