import { COMMUTE_ACTIVITIES } from '@understory/domain/footprints/commuting-surveys/commute-activity.ts'
import {
  CAR_FUELS,
  COMMUTE_MODES,
  FURTHEST_LEG,
  MOST_LEGS,
  MOST_SHARING,
} from '@understory/domain/footprints/commuting-surveys/commute-answer.ts'
import {
  MOST_PEOPLE,
  MOST_SITES,
} from '@understory/domain/footprints/commuting-surveys/survey-limits.ts'
import { QUALITY_LEVELS } from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { z } from 'zod'
import { asDay, Day, MonthOfYear } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { NeededLine } from '../inputs/plain-line.ts'
import { CountryCode } from '../people/accounts/accounts.ts'
import { LOCKED, OfFootprint } from './company-footprints/inventories.ts'

/** What the answers come to for everyone of a site, or of the company. */
export const CommutingSum = z.object({
  /** `null`: several sites, or all together. */
  site: z.string().nullable(),
  /** ISO 3166: whose factors they are counted by; `null`: from before sites had theirs, those of the company. */
  country: CountryCode.nullable().default(null),
  people: z.int(),
  answered: z.int(),
  /** Metres, and of work at home thousandths of an hour. */
  amounts: z.array(z.object({ activity: z.enum(COMMUTE_ACTIVITIES), amount: z.int() })),
  /** How far they may be off as only some answered, 95%. */
  sampleFactor: z.number(),
  completeness: z.enum(QUALITY_LEVELS),
})
export type CommutingSum = z.output<typeof CommutingSum>

const CommutingSurvey = z.object({
  isOpen: z.boolean(),
  endsOn: Day,
  /** To pass on; `null` for staff who act for someone. */
  link: z.url().nullable(),
  weeks: z.int(),
  sites: z.array(z.object({ site: z.string().nullable(), people: z.int() })),
  answered: z.int(),
  /** Once it has ended and enough people have answered; never of single people. */
  sums: z.array(CommutingSum).nullable(),
  takenOverAt: z.iso.datetime().nullable(),
  /** Other lines of commuting and work at home in the inventory. */
  otherLines: z.int(),
})
export type CommutingSurvey = z.output<typeof CommutingSurvey>

export const GetCommutingSurvey = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/commuting-survey',
  summary: 'The survey of how people get to work, with its sums and no single answer',
  params: OfFootprint,
  answer: z.object({ survey: CommutingSurvey.nullable() }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

const PEOPLE_NEEDED = 'Please give how many people there are, in whole numbers.'

const SurveyedSites = z
  .array(
    z.strictObject({
      /** `null`: the whole company, as the only one. */
      site: NeededLine(120, 'Please give the name of the site.').nullable(),
      people: z.int(PEOPLE_NEEDED).min(1, PEOPLE_NEEDED).max(MOST_PEOPLE, PEOPLE_NEEDED),
    }),
  )
  .min(1, PEOPLE_NEEDED)
  .max(MOST_SITES, `Please give at most ${MOST_SITES} sites.`)

export const SetCommutingSurvey = endpoint({
  method: 'PUT',
  path: '/api/footprints/{footprintId}/commuting-survey',
  summary:
    'Open a survey of how people get to work, or change one. Its sites stay once someone has answered, its end once it has ended',
  params: OfFootprint,
  body: z.strictObject({
    /** The last day on which it is answered; `null`: as it is. */
    endsOn: asDay(z.iso.date('Please choose a day.')).nullable(),
    weeks: z
      .int('Please give a whole number of weeks.')
      .min(1, 'Please give at least one week.')
      .max(53, 'A year has at most 53 weeks.'),
    sites: SurveyedSites,
  }),
  answer: z.object({ link: z.url() }),
  refusals: [...LOCKED, 'SURVEY_SITES_FIXED', 'SURVEY_ENDED', 'BAD_REQUEST'],
})

export const EndCommutingSurvey = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/commuting-survey/end',
  summary: 'End a survey now; nobody can answer it any more',
  params: OfFootprint,
  status: 204,
  refusals: ['SURVEY_NOT_FOUND'],
})

export const DeleteCommutingSurvey = endpoint({
  method: 'DELETE',
  path: '/api/footprints/{footprintId}/commuting-survey',
  summary: 'Delete a survey with its answers; lines that were made of it stay',
  params: OfFootprint,
  status: 204,
  refusals: ['SURVEY_NOT_FOUND'],
})

export const TakeOverCommuting = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/commuting-survey/lines',
  summary:
    'Make lines of the answers to a survey that has ended; they take the place of those it made before',
  params: OfFootprint,
  body: z.strictObject({
    /** Deletes the other lines of commuting and work at home, which the survey stands for. */
    replacesOthers: z.boolean(),
    /** Why, where a declared footprint changes by much. */
    reason: z.string().trim().min(10).max(500).optional(),
  }),
  answer: z.object({ lines: z.int() }),
  refusals: [
    'SURVEY_NOT_FOUND',
    'SURVEY_OPEN',
    'TOO_FEW_ANSWERS',
    ...LOCKED,
    'COUNTED_TWICE',
    'TOO_MANY_LINES',
    'LINE_NOT_FOUND',
    'LINE_OF_ANOTHER',
    'LINE_OF_ANSWER',
    'REASON_NEEDED',
    'BAD_REQUEST',
  ],
})

const OfSurveyLink = z.object({ token: z.string().max(200) })
/** A random number that the browser keeps: 16 bytes in base64url. */
const SurveyDevice = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

export const ReadCommutingSurvey = endpoint({
  method: 'GET',
  path: '/api/commuting-answers/{token}',
  summary: 'What the holder of the link is asked, and nothing else of the account',
  params: OfSurveyLink,
  query: z.object({ device: SurveyDevice.optional() }),
  answer: z.object({
    /** `answered`: from this browser. */
    state: z.enum(['open', 'answered', 'full', 'ended']),
    companyName: z.string(),
    /** The months that it is about. */
    period: z.object({ from: MonthOfYear, to: MonthOfYear }),
    endsOn: Day,
    /** To choose from; empty where there is nothing to choose. */
    sites: z.array(z.string()),
  }),
  refusals: ['BAD_REQUEST'],
})

const DAYS_NEEDED = 'Please give a number of days from 0 to 7.'
const Days = z.number().min(0, DAYS_NEEDED).max(7, DAYS_NEEDED)

const FAR = 'Please give the distance one way, more than 0.'
const Leg = z
  .strictObject({
    mode: z.enum(COMMUTE_MODES, 'Please choose how you travel.'),
    distance: z
      .number()
      .gt(0, FAR)
      .max(FURTHEST_LEG, `Please give the distance one way, ${FURTHEST_LEG} at most.`),
    unit: z.enum(['km', 'miles']),
    sharing: z.int().min(1).max(MOST_SHARING).default(1),
    /** Of a car. */
    fuel: z.enum(CAR_FUELS).nullable().default(null),
  })
  .refine(({ mode, fuel }) => mode !== 'car' || fuel !== null, {
    path: ['fuel'],
    message: 'Please choose what the car runs on.',
  })

const HOURS = 'Please give the hours of a day, from 0 to 24.'

export const CommutingAnswer = z
  .strictObject({
    days: Days,
    legs: z.array(Leg).max(MOST_LEGS),
    homeDays: Days,
    homeHours: z.number().min(0, HOURS).max(24, HOURS),
    months: z.int().min(1).max(12),
  })
  .refine(({ days, homeDays }) => days + homeDays <= 7, {
    path: ['homeDays'],
    message: 'A week has seven days, at work and at home together.',
  })
  .refine(({ days, legs }) => days === 0 || legs.length > 0, {
    path: ['legs.0.mode'],
    message: 'Please choose how you travel.',
  })
  .refine(({ homeDays, homeHours }) => homeDays === 0 || homeHours > 0, {
    path: ['homeHours'],
    message: 'Please give the hours of a day at home.',
  })

export const AnswerCommutingSurvey = endpoint({
  method: 'POST',
  path: '/api/commuting-answers/{token}',
  summary: 'Say without a name how one comes to work; once from a browser',
  params: OfSurveyLink,
  body: z.strictObject({
    device: SurveyDevice,
    site: z.string().max(120).nullable(),
    answer: CommutingAnswer,
  }),
  status: 204,
  refusals: ['SURVEY_ANSWERED', 'SURVEY_FULL', 'SURVEY_OVER', 'BAD_REQUEST'],
})
