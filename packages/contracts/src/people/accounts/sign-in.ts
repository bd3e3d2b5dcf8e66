import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { SitePath } from '../../inputs/site-path.ts'
import { Email } from './accounts.ts'

const Password = z.string('Please choose a password.')
export const CurrentPassword = z
  .string('Please give your password.')
  .min(1, 'Please give your password.')
  .max(1000, 'Please use at most 1000 characters.')
const ACCEPT_TERMS = 'Please accept the terms and conditions.'
const LinkToken = z.string().min(1).max(2000)

export const SocialProvider = z.enum(['google', 'facebook'])
export type SocialProvider = z.output<typeof SocialProvider>

export const ListProviders = endpoint({
  method: 'GET',
  path: '/api/auth/providers',
  summary: 'Sign-in methods besides a password that are offered here',
  answer: z.object({ providers: z.array(SocialProvider) }),
})

export const StartSocialSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/social',
  summary: 'Begin to sign in or join with a provider; answers where the browser goes',
  body: z
    .strictObject({
      provider: SocialProvider,
      isJoining: z.boolean(),
      /** Needed to join. */
      acceptTerms: z.literal(true, ACCEPT_TERMS).optional(),
      /** Paths of this site to come back to. */
      donePath: SitePath,
      failedPath: SitePath,
    })
    .refine(({ isJoining, acceptTerms }) => !isJoining || acceptTerms, {
      path: ['acceptTerms'],
      message: ACCEPT_TERMS,
    }),
  answer: z.object({ url: z.url() }),
  refusals: ['GOOGLE_FAILED', 'FACEBOOK_FAILED', 'TOO_MANY_ATTEMPTS'],
})

export const FinishSocialSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/callback/{provider}',
  summary: 'Where the provider sends the browser back to; signs in and leads on',
  params: z.object({ provider: z.string().max(40) }),
  status: 302,
})

export const RequestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  summary: 'Send the email with the link that sets a new password',
  body: z.strictObject({ email: Email }),
  status: 202,
  refusals: [
    'REQUEST_RESET_PWD_USER_NOT_FOUND',
    'REQUEST_RESET_PWD_LIMIT_EXCEEDED',
    'REQUEST_RESET_PWD_FAILED',
  ],
})

export const ResetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/confirm',
  summary: 'Set a new password by the token of the email; every session ends',
  body: z.strictObject({ token: LinkToken, password: Password }),
  status: 204,
  refusals: [
    'BAD_RECOVERY_LINK',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const ChangePassword = endpoint({
  method: 'PUT',
  path: '/api/users/password',
  summary: 'Change the password; every other session ends',
  body: z.strictObject({
    /** Left out by someone who has none yet, because they sign in with a provider. */
    currentPassword: CurrentPassword.optional(),
    newPassword: Password,
  }),
  status: 204,
  refusals: [
    'CURRENT_PASSWORD_INCORRECT',
    'FRESH_SIGN_IN_REQUIRED',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_TOO_LONG',
    'PASSWORD_TOO_COMMON',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const ChangeEmail = endpoint({
  method: 'POST',
  path: '/api/users/email',
  summary: 'Ask for another email; an email to the new address confirms it',
  body: z.strictObject({ email: Email, password: CurrentPassword.optional() }),
  status: 202,
  refusals: [
    'CURRENT_PASSWORD_INCORRECT',
    'FRESH_SIGN_IN_REQUIRED',
    'ACCOUNT_EXISTS',
    'TOO_MANY_ATTEMPTS',
  ],
})

export const ConfirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Take the new email, by the token of its email',
  body: z.strictObject({ token: LinkToken }),
  status: 204,
  refusals: ['BAD_VERIFICATION_LINK', 'ACCOUNT_EXISTS'],
})

export const EMAILED_LINKS = ['recovery', 'change-email', 'claim', 'verification'] as const

export const FindLink = endpoint({
  method: 'POST',
  path: '/api/auth/links/find',
  summary: 'Read the token of an email without using it up',
  body: z.strictObject({ kind: z.enum(EMAILED_LINKS), token: LinkToken }),
  answer: z.object({
    /** The address that it was sent to. */
    email: z.string(),
  }),
  refusals: ['BAD_RECOVERY_LINK', 'BAD_VERIFICATION_LINK', 'BAD_CLAIM_LINK', 'TOO_MANY_ATTEMPTS'],
})

export const ActiveSession = z.object({
  id: z.uuid(),
  device: z.string(),
  signedInWith: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isThis: z.boolean(),
})
export type ActiveSession = z.output<typeof ActiveSession>

export const ListSessions = endpoint({
  method: 'GET',
  path: '/api/users/sessions',
  summary: 'Where the user is signed in, and how they can sign in',
  answer: z.object({
    sessions: z.array(ActiveSession),
    hasPassword: z.boolean(),
    providers: z.array(z.string()),
  }),
})

export const EndSession = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions/{sessionId}',
  summary: 'Sign one device out',
  params: z.object({ sessionId: z.uuid() }),
  status: 204,
  refusals: ['SESSION_NOT_FOUND'],
})

export const EndAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions',
  summary: 'Sign out everywhere, this device included',
  status: 204,
})
