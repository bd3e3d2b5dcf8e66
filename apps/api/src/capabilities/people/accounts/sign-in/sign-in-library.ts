import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '@understory/database/connect.ts'
import { type PersonName, splitFullName } from '@understory/domain/people/accounts/full-name.ts'
import { namesNoAddress } from '@understory/domain/quantity/plain-text.ts'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { notingFault } from '../email/mail-faults.ts'
import { STORED_LINKS } from '../email/recovery-links.ts'
import { hashPassword, type PasswordCost, verifyPassword } from '../passwords/password-hash.ts'
import { endUnprovedWays } from '../second-factor/end-unproved-ways.ts'
import type { SessionCookies } from './session-cookie.ts'
import { type Providers, providerConfigs } from './sign-in-providers.ts'

const SESSION_DAYS = 30
const RESET_MINUTES = 60

export type SignInOptions = {
  db: Database
  origin: string
  secret: string
  clock: () => Date
  providers: Providers
  passwordCost: PasswordCost
  /** Whether an email belongs to the organisation that runs the product. */
  isOfStaff: (email: string) => boolean
  sendVerification: (message: { email: string; url: string; token: string }) => Promise<void>
  sendPasswordReset: (message: { email: string; token: string }) => Promise<void>
  /** The first sign-in with a provider ended a password that nobody had confirmed. */
  notePasswordEnded: (tx: Tx, userId: string) => Promise<void>
}

export type SignInLibrary = ReturnType<typeof createSignInLibrary>

/** The library's sign-in on our own tables, by our rules. */
export function createSignInLibrary(options: SignInOptions, cookies: SessionCookies) {
  return betterAuth({
    appName: 'Understory',
    baseURL: options.origin,
    basePath: '/api/auth',
    secret: options.secret,
    database: { db: options.db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookies.prefix,
      defaultCookieAttributes: { secure: cookies.isSecure },
      database: { generateId: () => randomUUID(), validateSchema: false },
      // The library would put its own `__Secure-` in front of ours.
      useSecureCookies: false,
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: {
        hash: (password) => hashPassword(password, options.passwordCost),
        verify: verifyPassword,
      },
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        notingFault(() => options.sendPasswordReset({ email: user.email, token })),
    },
    onAPIError: { errorURL: `${options.origin}/login` },
    plugins: [genericOAuth({ config: providerConfigs(options.providers) })],
    databaseHooks: hooksOf(options),
    emailVerification: {
      expiresIn: 24 * 60 * 60,
      sendOnSignUp: true,
      sendVerificationEmail: ({ user, url, token }) =>
        options.sendVerification({ email: user.email, url, token }),
    },
    session: SESSIONS,
    ...TABLES,
  })
}

function hooksOf({
  db,
  isOfStaff,
  clock,
  notePasswordEnded,
}: SignInOptions): NonNullable<BetterAuthOptions['databaseHooks']> {
  return {
    user: {
      create: {
        before: async (user) => {
          // An unverified email of the team would prevent its owner from signing in as staff.
          const isSquatted = isOfStaff(user.email) && !user.emailVerified
          return isSquatted ? false : { data: { ...user, ...namesIn(user.name) } }
        },
      },
    },
    account: {
      create: {
        before: withoutTokens,
        after: async ({ providerId, userId }) => {
          if (providerId !== 'credential') await endUnprovedWays({ db, notePasswordEnded }, userId)
        },
      },
      update: { before: withoutTokens },
    },
    session: {
      create: {
        before: async (session, context) => ({
          data: {
            ...session,
            signedInWith: context?.params?.id ?? 'password',
            ...agesFrom(clock()),
          },
        }),
      },
    },
  }
}

/** A provider is asked who someone is and nothing else, so its access and refresh tokens are not stored. */
const withoutTokens = async <T extends object>(method: T) => ({
  data: { ...method, accessToken: null, refreshToken: null },
})

const SESSIONS = {
  modelName: 'sign_in_session',
  expiresIn: SESSION_DAYS * 24 * 60 * 60,
  updateAge: 24 * 60 * 60,
  fields: {
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
  additionalFields: {
    signedInWith: {
      type: 'string',
      fieldName: 'signed_in_with',
      required: false,
      input: false,
    },
    usedAt: { type: 'date', fieldName: 'used_at', required: false, input: false },
    rotatedAt: { type: 'date', fieldName: 'rotated_at', required: false, input: false },
  },
} as const

const TABLES = {
  user: {
    modelName: 'app_user',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    // As the provider names the person; they put it right when they give their details.
    additionalFields: {
      firstname: { type: 'string', required: false, input: false },
      lastname: { type: 'string', required: false, input: false },
    },
  },
  account: {
    modelName: 'sign_in_method',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    storeIdentifier: STORED_LINKS,
    modelName: 'sign_in_verification',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const

/** By the product's clock, not the machine's. */
const agesFrom = (now: Date) => ({
  createdAt: now,
  usedAt: now,
  rotatedAt: now,
  expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
})

/** First and last name of someone whom Google or Facebook names; who joins with a password is named by email. */
function namesIn(name: string): Partial<PersonName> {
  const names = namesNoAddress(name) ? splitFullName(name) : null
  return names && isShort(names.firstname) && isShort(names.lastname) ? names : {}
}

const LONGEST_NAME = 80
const isShort = (name: string) => name.length <= LONGEST_NAME
