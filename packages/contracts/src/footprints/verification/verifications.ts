import { ASSURANCE_LEVELS } from '@understory/domain/footprints/verification/materiality.ts'
import { VERIFIABLE_PARTS } from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { z } from 'zod'
import { MonthOfYear } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { Evidence } from '../company-footprints/evidence.ts'
import { Footprint } from '../company-footprints/footprint-estimates.ts'
import { Inventory } from '../company-footprints/inventories.ts'
import { InventoryLine } from '../company-footprints/inventory-lines.ts'
import { ShownWarning } from '../company-footprints/plausibility-warnings.ts'
import { ChosenParts, VerificationCheck } from './verification-checks.ts'
import { VerificationQuestion } from './verification-questions.ts'

const OfFootprint = z.object({ footprintId: z.uuid() })
const OfVerification = z.object({ verificationId: z.uuid() })

const CompanyFootprintsVerification = z.object({
  verificationId: z.uuid(),
  /** What is checked, in words: a statement is about these parts alone. */
  covers: z.array(z.string()),
  /** The same by name, as declared; `null`: it was handed over before parts were named. */
  parts: z
    .array(z.object({ part: z.enum(VERIFIABLE_PARTS), name: z.string(), grams: z.int() }))
    .nullable(),
  scopesOneTwo: z.boolean(),
  /** How many categories of scope 3. */
  scopeThreeCategories: z.int(),
  /** How firmly it is checked; `null`: it was handed over before that was stored. */
  level: z.enum(ASSURANCE_LEVELS).nullable(),
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
  summary:
    'Hand parts of a declared footprint over to be verified, as many as were bought; it is locked until that is decided',
  params: OfFootprint,
  body: z.strictObject({
    covers: ChosenParts,
    /** Limited: evidence behind most of scopes 1 and 2 and the largest lines. Reasonable: behind nearly all. */
    level: z.enum(ASSURANCE_LEVELS).default('limited'),
  }),
  status: 201,
  answer: z.object({ verificationId: z.uuid() }),
  refusals: [
    'FOOTPRINT_NOT_FOUND',
    'ESTIMATED_NOT_VERIFIABLE',
    'FOOTPRINT_LOCKED',
    'VERIFICATION_NOT_BOUGHT',
    'PARTS_NOT_BOUGHT',
    'NOT_READY',
    'BAD_REQUEST',
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
    /** What each of them is of, the oldest first: how many parts, and those chosen when it was ordered. */
    unusedOrders: z.array(
      z.object({
        scopesOneTwo: z.boolean(),
        scopeThreeCategories: z.int(),
        parts: z.array(z.enum(VERIFIABLE_PARTS)),
      }),
    ),
  }),
  refusals: ['FOOTPRINT_NOT_FOUND'],
})

export const GetVerificationArchive = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/verification-archive',
  summary: 'A ZIP of what the verification of a footprint rests on: declaration, checks, evidence',
  params: OfFootprint,
  answer: { contentType: 'application/zip', isStreamed: true },
  refusals: ['FOOTPRINT_NOT_FOUND', 'NOT_VERIFIED', 'TOO_MANY_ATTEMPTS'],
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

const LedgerRowsOfLine = z.object({
  lineId: z.uuid(),
  /** How many there are. */
  rows: z.int(),
  /** At most 50. */
  largest: z.array(
    z.object({
      fileName: z.string(),
      /** As a spreadsheet numbers it. */
      row: z.int(),
      day: z.iso.date(),
      supplier: z.string(),
      description: z.string(),
      account: z.string(),
      reference: z.string(),
      /** Without VAT, in hundredths. */
      net: z.int(),
      currency: z.string(),
    }),
  ),
})
export type LedgerRowsOfLine = z.output<typeof LedgerRowsOfLine>

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
    /** `null`: its parts are still to be named. */
    check: VerificationCheck.nullable(),
    /** What was hard to believe, with why it is right. */
    warnings: z.array(ShownWarning),
    /** Of lines that were imported from accounts. */
    ledgerRows: z.array(LedgerRowsOfLine),
  }),
  refusals: ['VERIFICATION_NOT_FOUND'],
})

/** Deciding although questions have no answer is a choice of its own. */
const withoutAnswers = z.boolean().default(false)

const Decision = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('verified'),
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
  summary:
    'Verify the parts of a footprint that were checked, in words that follow from the check, or return it with findings',
  params: OfVerification,
  body: Decision,
  status: 204,
  refusals: [
    'VERIFICATION_NOT_FOUND',
    'VERIFICATION_REFUNDED',
    'QUESTIONS_OPEN',
    'PARTS_NOT_NAMED',
    'NOT_CHECKED',
    'SECOND_PERSON_NEEDED',
    'BAD_REQUEST',
  ],
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
