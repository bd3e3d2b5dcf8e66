import { z } from 'zod'
import { MonthOfYear } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'
import { DeclareFootprint } from './category-states.ts'
import { CompareDeclarations } from './declarations.ts'
import { LOCKED, OfFootprint } from './inventories.ts'

export const DeclarationPolicy = z.object({
  /** Nothing is declared before a second person, an owner or admin, approves it. */
  needsApproval: z.boolean(),
  /** Owners and admins. */
  approvers: z.int(),
  /** Three people or more, and nobody said no to it. */
  isSuggested: z.boolean(),
})
export type DeclarationPolicy = z.output<typeof DeclarationPolicy>

export const GetDeclarationPolicy = endpoint({
  method: 'GET',
  path: '/api/declaration-policy',
  summary: 'Whether a second person approves what the account declares',
  answer: DeclarationPolicy,
})

export const SetDeclarationPolicy = endpoint({
  method: 'PUT',
  path: '/api/declaration-policy',
  summary: 'Say whether a second person, an owner or admin, approves what is declared',
  body: z.strictObject({ needsApproval: z.boolean() }),
  answer: DeclarationPolicy,
  refusals: ['NOBODY_TO_APPROVE', 'APPROVAL_ASKED', 'FOOTPRINT_BUSINESS_ONLY', 'BAD_REQUEST'],
})

const DeclarationApproval = z.object({
  approvalId: z.uuid(),
  state: z.enum(['asked', 'approved', 'refused', 'withdrawn']),
  /** `null`: someone who has left. */
  askedBy: z.string().nullable(),
  askedAt: z.iso.datetime(),
  /** The total that was to be declared. */
  totalGrams: z.int(),
  /** The figures changed since, or who asked has left, so it has to be asked again. */
  isOutdated: z.boolean(),
  /** Whether it was asked by who reads this. */
  isOwn: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
})
export type DeclarationApproval = z.output<typeof DeclarationApproval>

export const ListApprovals = endpoint({
  method: 'GET',
  path: '/api/footprints/{footprintId}/declaration-approvals',
  summary:
    'Who was asked to approve a declaration and what came of it, the newest first; at most 50',
  params: OfFootprint,
  answer: z.object({
    needsApproval: z.boolean(),
    /** Whether who reads this may approve what others ask. */
    mayDecide: z.boolean(),
    approvals: z.array(DeclarationApproval),
    /** What differs from the last declaration as the inventory is now; empty of a first one. */
    differences: CompareDeclarations.answer.shape.differences,
  }),
  refusals: ['INVENTORY_NOT_FOUND'],
})

export const ListWaitingApprovals = endpoint({
  method: 'GET',
  path: '/api/declaration-approvals',
  summary: 'What waits in the account to be approved, the oldest first; at most 50',
  answer: z.object({
    /** Whether who reads this may approve what others ask. */
    mayDecide: z.boolean(),
    waiting: z.array(
      z.object({
        approvalId: z.uuid(),
        footprintId: z.uuid(),
        companyName: z.string(),
        startMonth: MonthOfYear,
        /** `null`: someone who has left. */
        askedBy: z.string().nullable(),
        isOwn: z.boolean(),
      }),
    ),
  }),
})

export const AskForApproval = endpoint({
  method: 'POST',
  path: '/api/footprints/{footprintId}/declaration-approvals',
  summary: 'Ask another owner or admin to approve a declaration; its answers are kept',
  params: OfFootprint,
  body: DeclareFootprint.body,
  status: 201,
  answer: z.object({ approvalId: z.uuid() }),
  refusals: [
    ...LOCKED,
    'INVENTORY_OPEN',
    'COMPLETENESS_UNANSWERED',
    'NOBODY_TO_APPROVE',
    'APPROVAL_ASKED',
    'APPROVAL_NOT_NEEDED',
    'BAD_REQUEST',
  ],
})

const OfApproval = z.object({ approvalId: z.uuid() })
const DECIDING = ['APPROVAL_NOT_FOUND', 'ROLE_FORBIDS', 'APPROVAL_OWN'] as const

export const ApproveDeclaration = endpoint({
  method: 'POST',
  path: '/api/declaration-approvals/{approvalId}/approval',
  summary: 'Approve what another person asked to declare; it is declared then',
  params: OfApproval,
  status: 204,
  refusals: [
    ...DECIDING,
    ...LOCKED,
    'INVENTORY_OPEN',
    'COMPLETENESS_UNANSWERED',
    'APPROVAL_OUTDATED',
  ],
})

export const RefuseDeclaration = endpoint({
  method: 'POST',
  path: '/api/declaration-approvals/{approvalId}/refusal',
  summary: 'Send back what another person asked to declare, with the reason',
  params: OfApproval,
  body: z.strictObject({
    reason: z
      .string()
      .trim()
      .min(10, 'Please say in 10 characters or more what is to change.')
      .max(500, 'Please use at most 500 characters.'),
  }),
  status: 204,
  refusals: [...DECIDING, 'BAD_REQUEST'],
})

export const WithdrawApproval = endpoint({
  method: 'DELETE',
  path: '/api/declaration-approvals/{approvalId}',
  summary: 'Take back what you asked another to approve',
  params: OfApproval,
  status: 204,
  refusals: ['APPROVAL_NOT_FOUND', 'APPROVAL_OF_ANOTHER'],
})
