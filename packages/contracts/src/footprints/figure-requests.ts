import { REQUEST_STATES } from '@understory/domain/footprints/figure-requests/request-states.ts'
import { z } from 'zod'
import { asDay, asMonth, Day, MonthOfYear } from '../calendar-texts.ts'
import { endpoint } from '../endpoint.ts'
import { NeededLine, NeededName } from '../inputs/plain-line.ts'
import { Email } from '../people/accounts/accounts.ts'
import { LOCKED, OfFootprint } from './company-footprints/inventories.ts'

/** One question of quick entry, and what was answered. */
export const AskedFigure = z.object({
  /** The question of quick entry. */
  item: z.string(),
  label: z.string(),
  /** Where to find the figure. */
  hint: z.string(),
  unit: z.string(),
  /** `null`: not answered. */
  quantity: z.number().nullable(),
  /** Whoever answered says that it is from a bill or meter. */
  isFromBill: z.boolean(),
})
export type AskedFigure = z.output<typeof AskedFigure>

const FigureRequest = z.object({
  requestId: z.uuid(),
  state: z.enum(REQUEST_STATES),
  figures: z.array(AskedFigure),
  site: z.string().nullable(),
  period: z.object({ from: MonthOfYear, to: MonthOfYear }),
  /** Whom it was sent to. */
  email: z.string(),
  note: z.string().nullable(),
  dueOn: Day,
  /** `null`: someone who has left. */
  askedBy: z.string().nullable(),
  askedAt: z.iso.datetime(),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** What was said with the answer. */
  remark: z.string().nullable(),
  /** Why it was sent back. */
  reason: z.string().nullable(),
  /** The link of the email no longer works. */
  isExpired: z.boolean(),
})
export type FigureRequest = z.output<typeof FigureRequest>

export const ListFigureRequests = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/figure-requests',
  summary:
    'Figures that others were asked for, and what they answered, the newest first; at most 200',
  params: OfFootprint,
  answer: z.object({ requests: z.array(FigureRequest) }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

const RequestMonth = asMonth(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please choose a month.'))

export const AskForFigures = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/figure-requests',
  summary: 'Ask someone for figures by an email with a link; it needs no account',
  params: OfFootprint,
  body: z.strictObject({
    /** Questions of quick entry. */
    items: z.array(z.string().max(40)).min(1, 'Please choose what to ask for.').max(40),
    site: NeededLine(120, 'Please give the site.').nullable().default(null),
    period: z.strictObject({ from: RequestMonth, to: RequestMonth }),
    email: Email,
    note: z.string().trim().min(1).max(500, 'Please use at most 500 characters.').nullable(),
    dueOn: asDay(z.iso.date('Please choose a day.')),
  }),
  status: 201,
  answer: z.object({ requestId: z.uuid() }),
  refusals: [
    ...LOCKED,
    'OWN_EMAIL_UNVERIFIED',
    'TOO_MANY_REQUESTS',
    'TOO_MANY_ATTEMPTS',
    'BAD_REQUEST',
  ],
})

const OfFigureRequest = z.object({ figureRequestId: z.uuid() })

export const TakeOverFigures = endpoint({
  method: 'POST',
  path: '/api/figure-requests/{figureRequestId}/lines',
  summary: 'Make lines of what was answered; the history of each says who answered',
  params: OfFigureRequest,
  answer: z.object({ lines: z.int() }),
  refusals: [
    'FIGURE_REQUEST_NOT_FOUND',
    'NOT_ANSWERED',
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

export const ReturnFigures = endpoint({
  method: 'POST',
  path: '/api/figure-requests/{figureRequestId}/return',
  summary: 'Send back what was answered, with the reason; the same link takes another answer',
  params: OfFigureRequest,
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .min(10, 'Please say in 10 characters or more what is wrong.')
      .max(500, 'Please use at most 500 characters.'),
  }),
  status: 204,
  refusals: ['FIGURE_REQUEST_NOT_FOUND', 'NOT_ANSWERED', 'BAD_REQUEST'],
})

export const CancelFigureRequest = endpoint({
  method: 'DELETE',
  path: '/api/figure-requests/{figureRequestId}',
  summary: 'End a request for figures; its link no longer works',
  params: OfFigureRequest,
  status: 204,
  refusals: ['FIGURE_REQUEST_NOT_FOUND'],
})

const OfLink = z.object({ token: z.string().max(200) })

export const ReadFigureRequest = endpoint({
  method: 'GET',
  path: '/api/figure-answers/{token}',
  summary: 'What the holder of a link is asked for, and nothing else of the account',
  params: OfLink,
  answer: FigureRequest.pick({
    state: true,
    figures: true,
    site: true,
    period: true,
    note: true,
    dueOn: true,
    askedBy: true,
    answeredBy: true,
    remark: true,
    reason: true,
  }).extend({ companyName: z.string() }),
  refusals: [],
})

const LONGEST_REMARK = 500

export const AnswerFigureRequest = endpoint({
  method: 'POST',
  path: '/api/figure-answers/{token}',
  summary: 'Answer what the link asks for; it can be mended until it is taken over',
  params: OfLink,
  body: z.strictObject({
    name: NeededName(100, 'Please give your name.'),
    /** In the order of the figures; `null`: not known. */
    quantities: z
      .array(z.number().min(0, 'Please use a number of zero or more.').max(1e12).nullable())
      .max(40),
    isFromBill: z.boolean().default(false),
    remark: z.string().trim().max(LONGEST_REMARK, 'Please use at most 500 characters.').default(''),
  }),
  status: 204,
  refusals: ['REQUEST_CLOSED', 'BAD_REQUEST'],
})
