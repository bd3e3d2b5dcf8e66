import { createHash, randomBytes } from 'node:crypto'
import { SESSION_COOKIES } from '@understory/domain/people/privacy/browser-storage.ts'
import { parse, parseSigned, serialize, serializeSigned } from 'hono/utils/cookie'

const SESSION_SECONDS = SESSION_COOKIES['understory.session_token'].seconds

/** The names and flags of the cookies a session lives in; those of the sign-in library. */
export function sessionCookies({ origin, secret }: { origin: string; secret: string }) {
  const isSecure = origin.startsWith('https:')
  // Browsers take a `__Host-` cookie from this very host alone, over https; plain http has no such name.
  const prefix = isSecure ? '__Host-understory' : 'understory'
  const name = `${prefix}.session_token`
  const staffName = `${prefix}.staff_session`
  const forgetName = `${prefix}.dont_remember`
  const flags = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const

  async function readSigned(headers: Headers, which: string): Promise<string | null> {
    const found = await parseSigned(headers.get('cookie') ?? '', secret, which)
    return found[which] || null
  }

  function write(token: string, options: { remember: boolean }): Promise<string> {
    const life = options.remember ? { maxAge: SESSION_SECONDS } : {}
    return serializeSigned(name, token, secret, { ...flags, ...life })
  }

  return {
    prefix,
    isSecure,
    /** The session's token, if the cookie is signed by us: a token alone opens nothing. */
    read: (headers: Headers) => readSigned(headers, name),
    /** A member of staff's own session token, retained while they act for someone. */
    readStaff: (headers: Headers) => readSigned(headers, staffName),
    write,
    /** The cookies of a session that begins, with whether the person is to be remembered. */
    async begin(token: string, options: { remember: boolean }): Promise<string[]> {
      const forget = options.remember
        ? serialize(forgetName, '', { ...flags, maxAge: 0 })
        : await serializeSigned(forgetName, 'true', secret, flags)
      return [await write(token, options), forget]
    },
    writeStaff: (token: string) => serializeSigned(staffName, token, secret, flags),
    clearStaff: () => serialize(staffName, '', { ...flags, maxAge: 0 }),
    clear: () => serialize(name, '', { ...flags, maxAge: 0 }),
    /** Whether an answer opens a session. */
    areSetBy: (headers: Headers) =>
      headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`)),
    /** Whether the person chose to stay signed in on this device. */
    isRemembered(headers: Headers): boolean {
      const cookies = parse(headers.get('cookie') ?? '')
      return cookies[forgetName] === undefined
    },
  }
}

export type SessionCookies = ReturnType<typeof sessionCookies>

export function newSessionToken(): string {
  return randomBytes(24).toString('base64url')
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
