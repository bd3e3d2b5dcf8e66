import { randomUUID } from 'node:crypto'
import type { Database } from '@understory/database/connect.ts'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { notingFault, throwingFault } from './mail-faults.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { useSession } from './rotate-session.ts'
import { sessionCookies } from './session-cookie.ts'
import { type Provider, type Providers, providerConfigs } from './sign-in-providers.ts'

const EMAIL_TAKEN = ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']

export type SendVerification = (message: {
  email: string
  url: string
  token: string
}) => Promise<void>

const SESSION_DAYS = 30
export const RESET_MINUTES = 60

/** Sign-in by the library's rules on our own tables; only this file knows the library. */
export function createSignInService(options: {
  db: Database
  origin: string
  secret: string
  clock: () => Date
  providers: Providers
  /** Whether an email belongs to the organisation that runs the product. */
  isOfStaff: (email: string) => boolean
  sendVerification: SendVerification
  sendPasswordReset: (message: { email: string; token: string }) => Promise<void>
}) {
  const { db, clock, origin } = options
  const cookies = sessionCookies(options)
  const auth = betterAuth({
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
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        notingFault(() => options.sendPasswordReset({ email: user.email, token })),
    },
    onAPIError: { errorURL: `${origin}/login` },
    plugins: [genericOAuth({ config: providerConfigs(options.providers) })],
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            // An unverified email of the team would prevent its owner from signing in as staff.
            const isSquatted = options.isOfStaff(user.email) && !user.emailVerified
            return isSquatted ? false : { data: user }
          },
        },
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
    },
    emailVerification: {
      expiresIn: 24 * 60 * 60,
      sendOnSignUp: true,
      sendVerificationEmail: ({ user, url, token }) =>
        options.sendVerification({ email: user.email, url, token }),
    },
    session: {
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
    },
    user: {
      modelName: 'app_user',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
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
      modelName: 'sign_in_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
  })
  return {
    /** `null`: the email is taken. The headers set the session cookie. */
    join: (person: { email: string; password: string }, headers: Headers) =>
      refusedAs(null, EMAIL_TAKEN, async () => {
        const { response, headers: set } = await auth.api.signUpEmail({
          body: { ...person, name: person.email },
          headers,
          returnHeaders: true,
        })
        return { userId: response.user.id, cookies: set.getSetCookie() }
      }),
    /** Ends the session that the browser had before it signed in again. */
    async endSessionOf(headers: Headers) {
      const token = await cookies.read(headers)
      if (token) await db.deleteFrom('sign_in_session').where('token', '=', token).execute()
    },
    /** Ends the session of the cookie and clears its cookies. */
    async signOut(headers: Headers) {
      const token = await cookies.read(headers)
      const session = token === null ? null : await useSession(db, token, clock())
      if (session) await db.deleteFrom('sign_in_session').where('id', '=', session.id).execute()
      return { cookies: [cookies.clear(), cookies.clearStaff()] }
    },
    /** The session of the cookie, its token replaced when that is due; `null` when there is none. */
    async findSession(headers: Headers) {
      const token = await cookies.read(headers)
      const session = token === null ? null : await useSession(db, token, clock())
      if (!session) return null
      const { newToken } = session
      const remember = cookies.isRemembered(headers)
      const set = newToken === null ? [] : [await cookies.write(newToken, { remember })]
      return { ...session, cookies: set }
    },
    /** Where the browser goes to sign in with a provider, and the cookie that ties the answer to it. */
    async startSocial(
      asked: { provider: Provider; isJoining: boolean; doneUrl: string; failedUrl: string },
      headers: Headers,
    ) {
      const { response, headers: set } = await auth.api.signInSocial({
        body: {
          provider: asked.provider,
          callbackURL: asked.doneUrl,
          errorCallbackURL: asked.failedUrl,
          requestSignUp: asked.isJoining,
          disableRedirect: true,
        },
        headers,
        returnHeaders: true,
      })
      return { url: response.url ?? null, cookies: set.getSetCookie() }
    },
    /** The provider's callback: signs in and redirects onwards, or back with the error. */
    finishSocial: (request: Request) => auth.handler(request),
    /** Sends the email with the link; the email is known to be someone's. */
    async requestPasswordReset(email: string) {
      await throwingFault(() => auth.api.requestPasswordReset({ body: { email } }))
    },
    /** False: the link is wrong, too old or used. Ends every session of the user. */
    resetPassword: (token: string, newPassword: string) =>
      refusedAs(false, ['INVALID_TOKEN'], async () => {
        await auth.api.resetPassword({ body: { token, newPassword } })
        return true
      }),
    cookies,
    async sendVerificationEmail(email: string) {
      await auth.api.sendVerificationEmail({ body: { email } })
    },
    /** False: the link is wrong or too old. */
    async verifyEmail(token: string): Promise<boolean> {
      const codes = ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND']
      return refusedAs(false, codes, async () => {
        await auth.api.verifyEmail({ query: { token } })
        return true
      })
    },
  }
}

/** By the product's clock, not the machine's. */
const agesFrom = (now: Date) => ({
  createdAt: now,
  usedAt: now,
  rotatedAt: now,
  expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
})

export type SignInService = ReturnType<typeof createSignInService>

async function refusedAs<T, R>(
  refused: R,
  codes: readonly string[],
  work: () => Promise<T>,
): Promise<T | R> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof APIError && codes.includes(String(fault.body?.code))) return refused
    throw fault
  }
}
