import { IssueToken, type User } from '@understory/contracts/people/accounts/accounts.ts'
import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { type Api, createApiClient } from './api-client.ts'
import { type RequestFacts, requestContext } from './request-context.ts'
import { createSessionFetch } from './session-fetch.ts'
import { unsentForm } from './unsent-form.ts'

type HttpSessionContext = Readonly<RouterContextProvider>
export type Session = { readonly user: User; readonly api: Api }
export type AccountSession = Session & {
  readonly account: User['userAccountRefs'][number]['account']
  /** What the person is in that account. */
  readonly role: Role
}

/** Why there is no session: nobody signed in, it has ended, or its second factor is still to come. */
type NoSession = 'none' | 'ended' | 'second-factor'

// One page has several loaders; they share one session and one exchange of the cookie for a token.
const sessions = new WeakMap<RequestFacts, Promise<Session | NoSession>>()

/** By which the API knows where a visitor is. It believes a proxy's only where it trusts the proxy. */
export const LOCATING_HEADERS = [
  'accept-language',
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-country',
] as const

/** The API as anyone may call it, with the visitor's cookie and language. */
export function publicApi(request: Request, context: HttpSessionContext): Api {
  const { api: fetch, settings } = context.get(requestContext)
  const headers: Record<string, string> = {}
  for (const name of ['cookie', 'user-agent', ...LOCATING_HEADERS]) {
    const value = request.headers.get(name)
    if (value) headers[name] = value
  }
  return createApiClient({ fetch, origin: settings.origin, headers, signal: request.signal })
}

/** The signed-in person with the API as they may call it, or null. A guest counts as signed out. */
export async function findSession(
  request: Request,
  context: HttpSessionContext,
): Promise<Session | null> {
  const session = await findBuyer(request, context)
  return session?.user.isGuest ? null : session
}

/** The same for the pages of a payment, which a guest sees too. */
export async function findBuyer(
  request: Request,
  context: HttpSessionContext,
): Promise<Session | null> {
  const session = await sharedSession(request, context)
  return typeof session === 'string' ? null : session
}

/** The session that an API call of this request has just opened; it counts for the rest of the request. */
export async function continueWith(
  cookies: readonly string[],
  request: Request,
  context: HttpSessionContext,
): Promise<Session | null> {
  const facts = context.get(requestContext)
  facts.setCookies.push(...cookies)
  const headers = new Headers(request.headers)
  headers.set('cookie', cookies.map((cookie) => cookie.split(';')[0]).join('; '))
  sessions.set(facts, openSession(new Request(request.url, { headers }), context))
  return findBuyer(request, context)
}

function sharedSession(
  request: Request,
  context: HttpSessionContext,
): Promise<Session | NoSession> {
  const facts = context.get(requestContext)
  const known = sessions.get(facts) ?? openSession(request, context)
  sessions.set(facts, known)
  return known
}

async function openSession(
  request: Request,
  context: HttpSessionContext,
): Promise<Session | NoSession> {
  if (!request.headers.get('cookie')?.includes('understory.session_token')) return 'none'
  const facts = context.get(requestContext)
  const issue = () => publicApi(request, context)(IssueToken, {})
  const issued = await issue()
  if (!issued.ok) {
    return issued.refusal.code === 'SECOND_FACTOR_REQUIRED' ? 'second-factor' : 'ended'
  }
  facts.setCookies.push(...issued.cookies)
  const { token, user } = issued.data
  const activeAccount = user.userPreference.activeAccount?.uuid
  const fetch = createSessionFetch({
    fetch: facts.api,
    token,
    refresh: async () => {
      const again = await issue()
      return again.ok ? again.data.token : null
    },
  })
  const headers: Record<string, string> = activeAccount ? { 'x-account-uuid': activeAccount } : {}
  return {
    user,
    api: createApiClient({
      fetch,
      origin: facts.settings.origin,
      headers,
      signal: request.signal,
    }),
  }
}

/** Sends someone who is not signed in to sign in, and back here afterwards; a guest to choosing a password. */
export async function requireSession(
  request: Request,
  context: HttpSessionContext,
): Promise<Session> {
  const session = await requireBuyer(request, context)
  if (session.user.isGuest)
    throw redirect(`/join/choose-password?next=${encodeURIComponent(pathOf(request))}`)
  return session
}

/** Like `requireSession`, and open to a guest. */
export async function requireBuyer(
  request: Request,
  context: HttpSessionContext,
): Promise<Session> {
  const session = await sharedSession(request, context)
  if (session === 'none' || session === 'ended') {
    const unsent = await unsentForm(request)
    if (unsent) throw data(unsent, { status: 401 })
  }
  const next = encodeURIComponent(pathOf(request))
  switch (session) {
    case 'none':
      throw redirect(`/login?next=${next}`)
    case 'ended':
      throw redirect(`/logout?expired=true&next=${next}`)
    case 'second-factor':
      throw redirect(`/login/second-factor?next=${next}`)
    default:
      return session
  }
}

/** Like `requireSession`, and with an account; someone without one completes their details first. */
export async function requireAccount(
  request: Request,
  context: HttpSessionContext,
): Promise<AccountSession> {
  return withAccount(await requireSession(request, context), request)
}

/** Like `requireAccount`, and open to a guest. */
export async function requireBuyersAccount(
  request: Request,
  context: HttpSessionContext,
): Promise<AccountSession> {
  return withAccount(await requireBuyer(request, context), request)
}

function withAccount(session: Session, request: Request): AccountSession {
  const held = activeMembership(session.user)
  if (!held) throw redirect(`/join/your-details?next=${encodeURIComponent(pathOf(request))}`)
  const { role } = held.userMetadata
  if (role === 'entry' && !isOpenToEntry(new URL(request.url).pathname)) throw redirect(DATA_ENTRY)
  return { ...session, account: held.account, role }
}

const DATA_ENTRY = '/my-impact/data-entry'

/** Who is limited to a part of the footprint has the page of that part, and the pages of their own sign-in. */
const isOpenToEntry = (path: string): boolean =>
  /^\/my-impact\/(data-entry|account)([/.]|$)/.test(path)

export function activeAccount(user: User): AccountSession['account'] | null {
  return activeMembership(user)?.account ?? null
}

export function activeMembership(user: User) {
  const active = user.userPreference.activeAccount?.uuid
  return user.userAccountRefs.find(({ account }) => account.uuid === active)
}

// A client-side navigation asks for `/page.data`; the person is to come back to the page itself.
function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') + search
}
