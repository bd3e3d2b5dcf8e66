import { z } from 'zod'
import { MonthOfYear } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { Evidence } from './evidence.ts'
import { Footprint } from './footprint-estimates.ts'
import { Inventory } from './inventories.ts'
import { InventoryLine } from './inventory-lines.ts'
import { VerificationQuestion } from './verification-questions.ts'

const OfFootprint = z.object({ footprintId: z.uuid() })
const OfVerification = z.object({ verificationId: z.uuid() })

const CompanyFootprintsVerification = z.object({
  verificationId: z.uuid(),
  /** What was bought: a statement is about these parts alone. */
  covers: z.array(z.string()),
  scopesOneTwo: z.boolean(),
  /** How many categories of scope 3. */
  scopeThreeCategories: z.int(),
  requestedAt: z.iso.datetime(),
  /** `null`: it goes on. `refunded`: it ended without a decision. */
  outcome: z.enum(['verified', 'returned', 'refunded']).nullable(),
  standard: z.string().nullable(),
  assurance: z.enum(['limited', 'reasonable']).nullable(),
  statement: z.string().nullable(),
  findings: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** The oldest first. */
  questions: z.array(VerificationQuestion),
})

const UnlockRequest = z.object({
  requestId: z.uuid(),
  reason: z.string(),
  requestedAt: z.iso.datetime(),
  /** `null`: it waits. */
  answer: z.enum(['granted', 'refused']).nullable(),
  note: z.string().nullable(),
})

export const RequestVerification = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/verifications',
  summary: 'Hand a declared footprint over to be verified; it is locked until that is decided',
  params: OfFootprint,
  status: 201,
  answer: z.object({ verificationId: z.uuid() }),
  refusals: [
    'FOOTPRINT_NOT_FOUND',
    'ESTIMATED_NOT_VERIFIABLE',
    'FOOTPRINT_LOCKED',
    'VERIFICATION_NOT_BOUGHT',
  ],
})

export const GetVerifications = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/verifications',
  summary: 'Verifications and unlock requests of a footprint, the newest first',
  params: OfFootprint,
  answer: z.object({
    verifications: z.array(CompanyFootprintsVerification),
    unlockRequests: z.array(UnlockRequest),
    /** Verifications that the account paid for and that no footprint has used yet. */
    unused: z.int(),
  }),
  refusals: ['FOOTPRINT_NOT_FOUND'],
})

export const RequestUnlock = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/unlock-requests',
  summary: 'Ask to change a verified footprint, with the reason; staff answer',
  params: OfFootprint,
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .min(1, 'Please say why it has to change.')
      .max(1_000, 'Please use at most 1,000 characters.'),
  }),
  status: 201,
  answer: z.object({ requestId: z.uuid() }),
  refusals: ['FOOTPRINT_NOT_FOUND', 'NOT_VERIFIED', 'UNLOCK_REQUESTED'],
})

const WaitingVerification = z.object({
  footprintId: z.uuid(),
  account: z.string(),
  companyName: z.string(),
  startMonth: MonthOfYear,
  requestedAt: z.iso.datetime(),
})

export const ListFootprintWork = endpoint({
  method: 'GET',
  path: '/api/staff/footprint-work',
  summary: 'Footprints to verify and unlock requests to answer, oldest first',
  answer: z.object({
    verifications: z.array(
      WaitingVerification.extend({
        verificationId: z.uuid(),
        questions: z.int(),
        /** Of them, those without an answer. */
        openQuestions: z.int(),
      }),
    ),
    unlockRequests: z.array(
      WaitingVerification.extend({ requestId: z.uuid(), reason: z.string() }),
    ),
  }),
})

export const ViewVerification = endpoint({
  method: 'GET',
  path: '/api/staff/verifications/{verificationId}',
  summary: 'A footprint to verify, with its inventory and its lines',
  params: OfVerification,
  answer: z.object({
    verification: CompanyFootprintsVerification,
    footprint: Footprint,
    inventory: Inventory,
    /** At most 2,000; the export has all. */
    lines: z.array(InventoryLine),
    evidence: z.array(Evidence),
  }),
  refusals: ['VERIFICATION_NOT_FOUND'],
})

/** Deciding although questions have no answer is a choice of its own. */
const withoutAnswers = z.boolean().default(false)

const Decision = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('verified'),
    standard: z.string().trim().min(1, 'Please name the standard.').max(120),
    assurance: z.enum(['limited', 'reasonable'], 'Please choose the level of assurance.'),
    statement: z.string().trim().min(1, 'Please write the statement.').max(4_000),
    findings: z.string().trim().max(4_000).default(''),
    withoutAnswers,
  }),
  z.strictObject({
    outcome: z.literal('returned'),
    findings: z.string().trim().min(1, 'Please say what has to change.').max(4_000),
    withoutAnswers,
  }),
])

export const DecideVerification = endpoint({
  method: 'POST',
  path: '/api/staff/verifications/{verificationId}/decision',
  summary: 'Verify a footprint against a standard, or return it with findings',
  params: OfVerification,
  body: Decision,
  status: 204,
  refusals: ['VERIFICATION_NOT_FOUND', 'VERIFICATION_REFUNDED', 'QUESTIONS_OPEN', 'BAD_REQUEST'],
})

export const AnswerUnlock = endpoint({
  method: 'POST',
  path: '/api/staff/unlock-requests/{requestId}/answer',
  summary: 'Let a company change a verified footprint, which is declared then, or refuse',
  params: z.object({ requestId: z.uuid() }),
  body: z.strictObject({
    answer: z.enum(['granted', 'refused']),
    note: z.string().trim().max(1_000).default(''),
  }),
  status: 204,
  refusals: ['UNLOCK_NOT_FOUND'],
})
