import { PURCHASE_STATUSES } from '@understory/domain/commerce/purchases/purchase-status.ts'
import {
  INVOICE_STATUSES,
  SUBSCRIPTION_STATUSES,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { ALL_STAFF_DUTIES, STAFF_ROLES } from '@understory/domain/staff/console/staff-duties.ts'
import { z } from 'zod'
import { Day } from '../../calendar-texts.ts'
import { SubscribedProduct } from '../../commerce/subscriptions/plans.ts'
import { endpoint } from '../../endpoint.ts'
import { dayInput } from '../../inputs/calendar-input.ts'
import { SitePath } from '../../inputs/site-path.ts'
import { AccountKind, CurrencyCode, RoleName } from '../../people/accounts/accounts.ts'

const StaffDutyName = z.enum(ALL_STAFF_DUTIES)

const StaffReason = z
  .string('Please give a reason.')
  .trim()
  .min(10, 'Please give a reason of at least 10 characters; the customer will read it.')
  .max(500, 'Please keep the reason under 500 characters.')

export const FoundUser = z.object({
  userId: z.uuid(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  joinedAt: z.iso.datetime(),
  accounts: z.array(
    z.object({ id: z.uuid(), name: z.string(), kind: AccountKind, role: RoleName }),
  ),
})
export type FoundUser = z.output<typeof FoundUser>

export const AuditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  event: z.string(),
  /** The email of the member of staff, to staff; to a customer, that it was staff. */
  by: z.string().nullable(),
  user: z.string().nullable(),
  account: z.string().nullable(),
  reason: z.string().nullable(),
  /** What was done, in words. */
  what: z.string().nullable(),
  /** The call as it came, or the number of what it was about; to staff. */
  call: z.string().nullable(),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const StartStaffSignIn = endpoint({
  method: 'POST',
  path: '/api/staff/sign-in',
  summary: 'Begin to sign in as staff; answers where the browser goes',
  body: z.strictObject({ next: SitePath }),
  answer: z.object({ url: z.url() }),
  refusals: ['GOOGLE_FAILED', 'TOO_MANY_ATTEMPTS'],
})

export const OpenStaffSession = endpoint({
  method: 'POST',
  path: '/api/staff/session',
  summary: 'Check the claims of who signed in as staff',
  answer: z.object({
    email: z.string(),
    claims: z.array(z.string()),
    /** What these claims stand for. */
    roles: z.array(z.enum(STAFF_ROLES)),
    /** What these roles include. */
    may: z.array(StaffDutyName),
  }),
  refusals: ['SIGN_IN_REQUIRED', 'NO_CLAIMS', 'STAFF_NEED_SECOND_FACTOR', 'SECOND_FACTOR_REQUIRED'],
})

export const SearchUsers = endpoint({
  method: 'GET',
  path: '/api/staff/users',
  summary: 'Find users by email, name, or the number of an account, purchase or certificate',
  query: z.object({
    search: z.string().trim().min(3, 'Please give at least three characters.').max(254),
  }),
  answer: z.object({ users: z.array(FoundUser) }),
})

export const ViewUser = endpoint({
  method: 'GET',
  path: '/api/staff/users/{userId}',
  summary: 'Accounts, purchases and emails of a user; never a card',
  params: z.object({ userId: z.uuid() }),
  answer: z.object({
    user: FoundUser,
    secondFactor: z.boolean(),
    signInMethods: z.array(z.string()),
    purchases: z.array(
      z.object({
        id: z.uuid(),
        account: z.string(),
        status: z.enum(PURCHASE_STATUSES),
        createdAt: z.iso.datetime(),
        totalMinor: z.int(),
        /** Refunded of it since, in part or in all. */
        refundedMinor: z.int(),
        currency: CurrencyCode,
        certificateId: z.uuid().nullable(),
        /** Who each gift of it is for; its certificate comes once it is delivered. */
        gifts: z.array(z.object({ to: z.string(), certificateId: z.uuid().nullable() })),
      }),
    ),
    subscriptions: z.array(
      z.object({
        id: z.uuid(),
        account: z.string(),
        product: SubscribedProduct,
        status: z.enum(SUBSCRIPTION_STATUSES),
        createdAt: z.iso.datetime(),
        payments: z.array(
          z.object({
            id: z.uuid(),
            date: Day,
            totalMinor: z.int(),
            refundedMinor: z.int(),
            currency: CurrencyCode,
            status: z.enum(INVOICE_STATUSES),
            isRefunded: z.boolean(),
          }),
        ),
      }),
    ),
    /** Whether the member of staff has the claim to make refunds. */
    messages: z.array(
      z.object({ kind: z.string(), queuedAt: z.iso.datetime(), isSent: z.boolean() }),
    ),
    audit: z.array(AuditEntry),
  }),
  refusals: ['USER_NOT_FOUND'],
})

export const SignOutUser = endpoint({
  method: 'POST',
  path: '/api/staff/users/{userId}/sign-out',
  summary: 'End every session of a user',
  params: z.object({ userId: z.uuid() }),
  body: z.strictObject({ reason: StaffReason }),
  status: 204,
  refusals: ['USER_NOT_FOUND'],
})

export const RefundPayment = endpoint({
  method: 'POST',
  path: '/api/staff/payments/{paymentOf}/refund',
  summary: 'Refund the whole payment of a purchase or of a cycle; its impact is reversed',
  params: z.object({ paymentOf: z.uuid() }),
  body: z.strictObject({ reason: StaffReason }),
  status: 204,
  refusals: ['PAYMENT_NOT_FOUND', 'ALREADY_REFUNDED', 'MAY_NOT_REFUND'],
})

export const ListAudit = endpoint({
  method: 'GET',
  path: '/api/staff/audit',
  summary: 'What staff did, newest first',
  query: z.object({
    before: z.coerce.number().int().positive().optional(),
    words: z
      .string()
      .trim()
      .max(100, 'Please search for 100 characters at most.')
      .optional()
      .describe('Each stands in what happened, who did it, whom it concerns, or why'),
    from: dayInput().optional(),
    to: dayInput().optional().describe('The last day, as a whole'),
  }),
  answer: z.object({ entries: z.array(AuditEntry), next: z.int().nullable() }),
})

export const ListStaff = endpoint({
  method: 'GET',
  path: '/api/staff/people',
  summary: 'The people who run the product',
  answer: z.object({
    people: z.array(
      z.object({ email: z.string(), claims: z.array(z.string()), checkedAt: z.iso.datetime() }),
    ),
    /** What the operator's program gave, besides what the directory says. */
    grants: z.array(
      z.object({
        email: z.string(),
        roles: z.array(z.string()),
        reason: z.string(),
        grantedAt: z.iso.datetime(),
      }),
    ),
  }),
})

export const StartImpersonation = endpoint({
  method: 'POST',
  path: '/api/staff/impersonations',
  summary: 'Act for a user for at most an hour; the browser holds the session of the user then',
  body: z.strictObject({ email: z.string().trim().toLowerCase().max(254), reason: StaffReason }),
  status: 201,
  answer: z.object({ until: z.iso.datetime() }),
  refusals: ['SIGN_IN_REQUIRED', 'FORBIDDEN', 'USER_NOT_FOUND', 'NOT_ON_BEHALF'],
})

export const StopImpersonation = endpoint({
  method: 'POST',
  path: '/api/staff/impersonations/stop',
  summary: "Stop acting for a user; the browser holds the staff member's own session again",
  status: 204,
  refusals: ['SIGN_IN_REQUIRED'],
})

export const IssueAdminToken = endpoint({
  method: 'POST',
  path: '/v1/api/token',
  summary: 'Token service: a token of ten minutes to read the staff calls with, for scripts',
  answer: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
  refusals: ['INVALID_ADMIN_TOKEN', 'TOO_MANY_ATTEMPTS'],
})

export const ListActivity = endpoint({
  method: 'GET',
  path: '/api/users/activity',
  summary:
    'What happened to the user and the account: sign-ins, changes, and what staff did and why',
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  answer: z.object({ entries: z.array(AuditEntry), next: z.int().nullable() }),
})
