import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NeededName } from '../inputs/plain-line.ts'
import { Account, CountryCode, CurrencyCode, Email, Name, RoleName } from './accounts/accounts.ts'

const CompanyName = NeededName(160, 'Please give the name of your company.')
const Token = z.string().min(1).max(200)

/** What of footprints a member of the role `entry` enters and reads; an empty list is all of them, and one of the two is not empty. */
export const EntryPart = z
  .strictObject({
    sites: z.array(z.string().trim().min(1).max(120)).max(50).default([]),
    categories: z.array(z.enum(CATEGORY_KEYS)).max(CATEGORY_KEYS.length).default([]),
  })
  .refine(({ sites, categories }) => sites.length + categories.length > 0, {
    path: ['sites'],
    message: 'Please give a site or a category.',
  })

const RoleInAccount = z
  .strictObject({ role: RoleName, entryPart: EntryPart.nullable().default(null) })
  .refine(({ role, entryPart }) => (role === 'entry') === (entryPart !== null), {
    path: ['entryPart'],
    message: 'Data entry is for some sites or categories, and no other role is.',
  })

export const Member = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: RoleName,
  /** `null`: of any role but `entry`. */
  entryPart: EntryPart.nullable().default(null),
  since: z.iso.datetime(),
  isYou: z.boolean(),
})
export type Member = z.output<typeof Member>

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: RoleName,
  entryPart: EntryPart.nullable().default(null),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.output<typeof Invitation>

export const ListMembers = endpoint({
  method: 'GET',
  path: '/api/members',
  summary: 'The members of the account; to who may manage them, the open invitations too',
  answer: z.object({ members: z.array(Member), invitations: z.array(Invitation) }),
})

export const InviteMember = endpoint({
  method: 'POST',
  path: '/api/members/invitations',
  summary: 'Invite a colleague by email; asking again sends a new email and ends the old link',
  body: RoleInAccount.safeExtend({ email: Email }),
  status: 201,
  answer: Invitation,
  refusals: [
    'BUSINESS_ONLY',
    'OWN_EMAIL_UNVERIFIED',
    'MEMBER_EXISTS',
    'ROLE_FORBIDS',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const RevokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/members/invitations/{invitationId}',
  summary: 'Take an invitation back',
  params: z.object({ invitationId: z.uuid() }),
  status: 204,
  refusals: ['INVITATION_NOT_FOUND'],
})

export const ChangeMemberRole = endpoint({
  method: 'PUT',
  path: '/api/members/{userId}/role',
  summary: "Change a member's role",
  params: z.object({ userId: z.uuid() }),
  body: RoleInAccount,
  status: 204,
  refusals: ['MEMBER_NOT_FOUND', 'LAST_OWNER', 'ROLE_FORBIDS'],
})

export const RemoveMember = endpoint({
  method: 'DELETE',
  path: '/api/members/{userId}',
  summary: 'Remove a member from the account',
  params: z.object({ userId: z.uuid() }),
  status: 204,
  refusals: ['MEMBER_NOT_FOUND', 'LAST_OWNER', 'ROLE_FORBIDS'],
})

export const LeaveAccount = endpoint({
  method: 'POST',
  path: '/api/users/accounts/{accountId}/leave',
  summary: 'Leave an account of colleagues',
  params: z.object({ accountId: z.uuid() }),
  status: 204,
  refusals: ['ACCOUNT_NOT_FOUND', 'LAST_OWNER'],
})

export const SwitchAccount = endpoint({
  method: 'PUT',
  path: '/api/users/active-account',
  summary: 'Choose which of the accounts held is the active one',
  body: z.strictObject({ accountId: z.uuid() }),
  status: 204,
  refusals: ['ACCOUNT_NOT_FOUND'],
})

export const OpenBusiness = endpoint({
  method: 'POST',
  path: '/api/users/businesses',
  summary: 'Open another business account and make it the active one',
  body: z.strictObject({ companyName: CompanyName, country: CountryCode }),
  status: 201,
  answer: Account,
  refusals: ['PERSONAL_EXISTS', 'NO_ACTIVE_ACCOUNT', 'TOO_MANY_ATTEMPTS'],
})

export const FindInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/find',
  summary: 'Read an invitation by the token of its email',
  body: z.strictObject({ token: Token }),
  answer: z.object({
    accountName: z.string(),
    role: RoleName,
    email: z.string(),
    invitedBy: z.string().nullable(),
    expiresAt: z.iso.datetime(),
  }),
  refusals: ['INVITATION_NOT_FOUND'],
})

export const AcceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Join the account of an invitation; anyone who has not given a name yet is asked for it',
  body: z.strictObject({
    token: Token,
    firstname: Name('first name').optional(),
    lastname: Name('last name').optional(),
    defaultCurrency: CurrencyCode.optional(),
  }),
  status: 201,
  answer: Account,
  refusals: ['INVITATION_NOT_FOUND', 'INVITATION_NOT_YOURS', 'PERSONAL_EXISTS'],
})
