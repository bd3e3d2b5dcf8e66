import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { NameLine } from '../../inputs/plain-line.ts'
import { AccountKind, CountryCode, CurrencyCode, Email, Name } from './accounts.ts'

const Password = z.string('Please choose a password.')

export const JoinAsGuest = endpoint({
  method: 'POST',
  path: '/api/auth/guests',
  summary:
    'Open an account without a password, for someone who pays first; answers with the cookie of a short session',
  body: z.strictObject({
    email: Email,
    accountType: AccountKind,
    firstname: Name('first name'),
    lastname: Name('last name'),
    companyName: NameLine(160).optional(),
    country: CountryCode,
    defaultCurrency: CurrencyCode,
    acceptTerms: z.literal(true, 'Please accept the terms and conditions.'),
  }),
  status: 201,
  answer: z.object({ userId: z.uuid() }),
  refusals: [
    'ACCOUNT_EXISTS',
    'PERSONAL_EXISTS',
    'BUSINESS_EXISTS',
    'ACCOUNT_UNCLAIMED',
    'STAFF_EMAIL',
    'REQUEST_RESET_PWD_LIMIT_EXCEEDED',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const ChangeGuest = endpoint({
  method: 'PATCH',
  path: '/api/auth/guests',
  summary:
    "Another email and name for a guest who has not paid yet, in the browser that opened the guest's account",
  body: z.strictObject({
    email: Email,
    firstname: Name('first name'),
    lastname: Name('last name'),
    companyName: NameLine(160).optional(),
  }),
  status: 204,
  refusals: [
    'SIGN_IN_REQUIRED',
    'ALREADY_PAID',
    'ACCOUNT_EXISTS',
    'PERSONAL_EXISTS',
    'BUSINESS_EXISTS',
    'ACCOUNT_UNCLAIMED',
    'STAFF_EMAIL',
    'REQUEST_RESET_PWD_LIMIT_EXCEEDED',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const ChooseFirstPassword = endpoint({
  method: 'POST',
  path: '/api/auth/guests/password',
  summary: "Choose the first password of a guest's account, in the browser that opened it",
  body: z.strictObject({ password: Password }),
  status: 204,
  refusals: [
    'SIGN_IN_REQUIRED',
    'BAD_CLAIM_LINK',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const ClaimAccount = endpoint({
  method: 'POST',
  path: '/api/auth/claim',
  summary:
    "Claim a guest's account by the link of its email: verifies the email and sets the first password, once",
  body: z.strictObject({ token: z.string().min(1).max(2000), password: Password }),
  status: 204,
  refusals: [
    'BAD_CLAIM_LINK',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'TOO_MANY_ATTEMPTS',
  ],
})
