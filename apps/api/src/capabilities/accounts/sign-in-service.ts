import { randomUUID } from 'node:crypto'
import type { Database } from '@understory/database/connect.ts'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { hashPassword, verifyPassword } from './password-hash.ts'

export type SendVerification = (message: {
  email: string
  url: string
  token: string
}) => Promise<void>

const SESSION_DAYS = 30

/** Sign-in by the library's rules on our own tables; only this file knows the library. */
export function createSignInService(options: {
  db: Database
  origin: string
  secret: string
  sendVerification: SendVerification
}) {
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
      cookiePrefix: 'understory',
      database: { generateId: () => randomUUID(), validateSchema: false },
      useSecureCookies: options.origin.startsWith('https:'),
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    emailVerification: {
      expiresIn: 24 * 60 * 60,
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
      refusedAs(
        null,
        ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'],
        async () => {
          const body = { ...person, name: person.email }
          const { response, headers: set } = await auth.api.signUpEmail({
            body,
            headers,
            returnHeaders: true,
          })
          return { userId: response.user.id, cookies: set.getSetCookie() }
        },
      ),
    /** `null`: unknown email or wrong password, which take the same time. */
    signIn: (person: { email: string; password: string; rememberMe: boolean }, headers: Headers) =>
      refusedAs(null, ['INVALID_EMAIL_OR_PASSWORD'], async () => {
        const { headers: set } = await auth.api.signInEmail({
          body: person,
          headers,
          returnHeaders: true,
        })
        return { cookies: set.getSetCookie() }
      }),
    async signOut(headers: Headers) {
      const { headers: set } = await auth.api.signOut({ headers, returnHeaders: true })
      return { cookies: set.getSetCookie() }
    },
    /** The session of the cookie, prolonged when it is due; `null` when there is none. */
    async findSession(headers: Headers) {
      const { response, headers: set } = await auth.api.getSession({ headers, returnHeaders: true })
      if (!response) return null
      return {
        userId: response.user.id,
        sessionId: response.session.id,
        cookies: set.getSetCookie(),
      }
    },
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
