import type { RouterContextProvider } from 'react-router'
import { cookieNames } from '../http/consent-cookie.ts'
import { requestContext } from '../http/request-context.ts'

/** Who is signed in, as far as the header shows it. */
export type Visitor = { readonly name: string; readonly kind: 'personal' | 'business' }

/**
 * The signed-in person, or null. Anonymous visitors cost no call: without a session cookie nobody
 * is signed in. A page is never lost because this answer could not be had.
 */
export async function loadVisitor(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Visitor | null> {
  if (!cookieNames(request).some((name) => name.includes('session'))) return null
  const { api, settings } = context.get(requestContext)
  const ask = new Request(`${settings.origin}/api/auth/me`, {
    headers: { cookie: request.headers.get('cookie') ?? '', accept: 'application/json' },
  })
  const answer = await api(ask).catch(() => null)
  return answer?.ok ? parseVisitor(await answer.json()) : null
}

function parseVisitor(body: unknown): Visitor | null {
  const user = field(body, 'user') ?? body
  const email = field(user, 'email')
  if (typeof email !== 'string') return null
  const firstname = field(user, 'firstname')
  return { name: nameOr(firstname, email), kind: accountKind(user) }
}

function accountKind(user: unknown): Visitor['kind'] {
  const refs = field(user, 'userAccountRefs')
  if (!Array.isArray(refs)) return 'personal'
  const active = field(field(field(user, 'userPreference'), 'activeAccount'), 'uuid')
  const accounts = refs.map((ref: unknown) => field(ref, 'account'))
  const account = accounts.find((one) => field(one, 'uuid') === active) ?? accounts[0]
  return field(account, 'accountType') === 'business' ? 'business' : 'personal'
}

function nameOr(name: unknown, fallback: string): string {
  return typeof name === 'string' && name.trim() !== '' ? name : fallback
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Record<string, unknown>)[name]
}
