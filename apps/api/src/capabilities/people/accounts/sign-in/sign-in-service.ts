import type { Database } from '@understory/database/connect.ts'
import { APIError } from 'better-auth/api'
import { jwtVerify } from 'jose'
import { throwingFault } from '../email/mail-faults.ts'
import { useSession } from './rotate-session.ts'
import { type SessionCookies, sessionCookies } from './session-cookie.ts'
import { createSignInLibrary, type SignInLibrary, type SignInOptions } from './sign-in-library.ts'
import type { Provider } from './sign-in-providers.ts'

const EMAIL_TAKEN = ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']

export type SignInService = ReturnType<typeof createSignInService>

/** Every operation of signing in; only this file and `sign-in-library.ts` know the library. */
export function createSignInService(options: SignInOptions) {
  const cookies = sessionCookies(options)
  const library = createSignInLibrary(options, cookies)
  return {
    cookies,
    ...joining(library),
    ...sessionsOf(options, cookies),
    ...socialSignIn(library),
    ...passwordReset(library),
    ...emailVerification(library, options),
  }
}

function joining(library: SignInLibrary) {
  return {
    /** `null`: the email is taken. The headers set the session cookie. */
    join: (person: { email: string; password: string }, headers: Headers) =>
      refusedAs(null, EMAIL_TAKEN, async () => {
        const { response, headers: set } = await library.api.signUpEmail({
          body: { ...person, name: person.email },
          headers,
          returnHeaders: true,
        })
        return { userId: response.user.id, cookies: set.getSetCookie() }
      }),
  }
}

type SessionDeps = { readonly db: Database; readonly clock: () => Date }

function sessionsOf({ db, clock }: SessionDeps, cookies: SessionCookies) {
  return {
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
  }
}

function socialSignIn(library: SignInLibrary) {
  return {
    /** Where the browser goes to sign in with a provider, and the cookie that ties the answer to it. */
    async startSocial(
      asked: { provider: Provider; isJoining: boolean; doneUrl: string; failedUrl: string },
      headers: Headers,
    ) {
      const { response, headers: set } = await library.api.signInSocial({
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
    finishSocial: (request: Request) => library.handler(request),
  }
}

function passwordReset(library: SignInLibrary) {
  return {
    /** Sends the email with the link; the email is known to be someone's. */
    async requestPasswordReset(email: string) {
      await throwingFault(() => library.api.requestPasswordReset({ body: { email } }))
    },
    /** False: the link is wrong, too old or used. Ends every session of the user. */
    resetPassword: (token: string, newPassword: string) =>
      refusedAs(false, ['INVALID_TOKEN'], async () => {
        await library.api.resetPassword({ body: { token, newPassword } })
        return true
      }),
  }
}

function emailVerification(library: SignInLibrary, { secret }: Pick<SignInOptions, 'secret'>) {
  return {
    /** The email that a link would verify; null: it is wrong or too old. */
    async findVerification(token: string): Promise<string | null> {
      try {
        const key = new TextEncoder().encode(secret)
        const { payload } = await jwtVerify<{ email?: unknown }>(token, key, {
          algorithms: ['HS256'],
        })
        return typeof payload.email === 'string' ? payload.email : null
      } catch {
        return null
      }
    },
    async sendVerificationEmail(email: string) {
      await library.api.sendVerificationEmail({ body: { email } })
    },
    /** False: the link is wrong or too old. */
    async verifyEmail(token: string): Promise<boolean> {
      const codes = ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND']
      return refusedAs(false, codes, async () => {
        await library.api.verifyEmail({ query: { token } })
        return true
      })
    },
  }
}

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
