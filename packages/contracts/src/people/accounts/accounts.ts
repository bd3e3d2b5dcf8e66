import { ROLES } from '@understory/domain/people/accounts/permissions.ts'
import { SIGN_UP_ORIGINS } from '@understory/domain/people/accounts/sign-up-origin.ts'
import { CURRENCIES } from '@understory/domain/quantity/money.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { NameLine, NeededName } from '../../inputs/plain-line.ts'

export const AccountKind = z.enum(['personal', 'business'])
export const RoleName = z.enum(ROLES, 'Please choose a role.')
export const CurrencyCode = z.enum(CURRENCIES)
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'Please choose a country.')
export const Email = z
  .string('required')
  .trim()
  .toLowerCase()
  .max(254, 'Please use a valid email format')
  .pipe(z.email('Please use a valid email format'))
export const Name = (what: string) => NeededName(80, `Please give your ${what}.`)

export const Account = z.object({
  uuid: z.uuid(),
  accountType: AccountKind,
  displayName: z.string(),
  businessDetails: z.object({ countryOfIncorporation: CountryCode }).nullable(),
  personalDetails: z.object({ country: CountryCode }).nullable(),
})

export const User = z.object({
  uuid: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  defaultCurrency: CurrencyCode.nullable(),
  userAccountRefs: z.array(
    z.object({ account: Account, userMetadata: z.object({ role: RoleName }) }),
  ),
  userPreference: z.object({
    activeAccount: z
      .object({
        uuid: z.uuid(),
        /** Another one for each logo; `null`: it has none. */
        logoId: z.uuid().nullable(),
      })
      .nullable(),
  }),
  /** The session is that of a guest, who may pay and choose a password, and nothing else. */
  isGuest: z.boolean(),
  /** Set while a member of staff acts for this user. */
  impersonation: z.object({ reason: z.string(), until: z.iso.datetime() }).nullable(),
})
export type User = z.output<typeof User>

export const Localise = endpoint({
  method: 'GET',
  path: '/api/localisation',
  summary: 'Country and currency, read from the request',
  answer: z.object({ deviceIp: z.string(), country: CountryCode, currency: CurrencyCode }),
})

export const Join = endpoint({
  method: 'POST',
  path: '/api/auth/join',
  summary: 'Join with an email and a password; answers with a session cookie',
  body: z.strictObject({
    email: Email,
    password: z.string('Please choose a password.'),
    /** The kind of account to open next; an email that has the other kind is refused with its name. */
    accountType: AccountKind.optional(),
    acceptTerms: z.literal(true, 'Please accept the terms and conditions.'),
  }),
  status: 201,
  answer: z.object({ userId: z.uuid() }),
  refusals: [
    'ACCOUNT_EXISTS',
    'PERSONAL_EXISTS',
    'BUSINESS_EXISTS',
    'ACCOUNT_UNCLAIMED',
    'REQUEST_RESET_PWD_LIMIT_EXCEEDED',
    'STAFF_EMAIL',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const SignIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  summary: 'Sign in with an email and a password; answers with a session cookie',
  body: z.strictObject({
    email: Email,
    password: z
      .string('Please give your password.')
      .min(1, 'Please give your password.')
      .max(1000, 'Please use at most 1000 characters.'),
    rememberMe: z.boolean().default(true),
  }),
  status: 204,
  refusals: ['BAD_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
})

export const SignOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'End the session of the cookie',
  status: 204,
})

export const IssueToken = endpoint({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'Exchange the session cookie for a bearer token of ten minutes',
  answer: z.object({ token: z.string(), expiresAt: z.iso.datetime(), user: User }),
  refusals: ['SIGN_IN_REQUIRED', 'SECOND_FACTOR_REQUIRED'],
})

export const Me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user with the accounts they hold',
  answer: User,
})

export const SendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verification-email',
  summary: 'Send the link that verifies the email again',
  status: 202,
  refusals: ['TOO_MANY_ATTEMPTS'],
})

export const VerifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Verify an email by the token of its link',
  body: z.strictObject({ token: z.string().min(1).max(2000) }),
  status: 204,
  refusals: ['BAD_VERIFICATION_LINK'],
})

export const SaveDetails = endpoint({
  method: 'POST',
  path: '/api/accounts',
  summary: "Save the user's details and open their first account of this kind",
  body: z.strictObject({
    accountType: AccountKind,
    firstname: Name('first name'),
    lastname: Name('last name'),
    defaultCurrency: CurrencyCode,
    country: CountryCode,
    companyName: NameLine(160).optional(),
    signUpOrigin: z.enum(SIGN_UP_ORIGINS).optional(),
  }),
  status: 201,
  answer: Account,
  refusals: ['PERSONAL_EXISTS', 'BUSINESS_EXISTS'],
})
