import { Localise } from '@understory/contracts/people/accounts/accounts.ts'
import { forgottenCookie, pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'
import { type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import type { RouterContextProvider } from 'react-router'
import { BY_HAND } from './by-hand.ts'
import { readCookie } from './cookies/consent-cookie.ts'
import { type RequestFacts, requestContext } from './request-context.ts'
import { findSession, publicApi } from './session.ts'

type VisitorCurrencyArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

// The page that answers a form is of the same request.
const posts = new WeakMap<RequestFacts, Currency>()

const COOKIE = 'understory_currency'
/** After a currency that was chosen from the list. */
const OWN_CHOICE = '.own'

/**
 * The one currency of everything a visitor sees: what a form or the address asks for, which is remembered
 * until the browser closes; else what was chosen so before, the person's own, or that of where they are.
 */
export async function visitorCurrency({
  request,
  context,
}: VisitorCurrencyArgs): Promise<Currency> {
  const posted = posts.get(context.get(requestContext))
  if (posted) return posted
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('currency')
  if (asked && isCurrency(asked)) {
    remember(searchParams.has(BY_HAND) ? `${asked}${OWN_CHOICE}` : asked, context)
    return asked
  }
  const chosen = chosenCurrency(request)
  if (chosen) return chosen
  const session = await findSession(request, context)
  if (session?.user.defaultCurrency) return session.user.defaultCurrency
  const located = await publicApi(request, context)(Localise, {})
  return located.ok ? located.data.currency : 'GBP'
}

/** The currency that a form asks for. */
export function chooseCurrency(currency: Currency, context: VisitorCurrencyArgs['context']): void {
  posts.set(context.get(requestContext), currency)
  remember(`${currency}${OWN_CHOICE}`, context)
}

/** The currency that was asked for before in this browser. */
export function chosenCurrency(request: Request): Currency | null {
  const chosen = readCookie(request, COOKIE)?.replace(OWN_CHOICE, '')
  return chosen && isCurrency(chosen) ? chosen : null
}

/** Whether the visitor chose the currency from the list, so that nobody needs to suggest another one. */
export function hasOwnChoice(request: Request, context: VisitorCurrencyArgs['context']): boolean {
  return (
    new URL(request.url).searchParams.has(BY_HAND) ||
    posts.has(context.get(requestContext)) ||
    isOwnChoice(request)
  )
}

/** The same, by what the browser remembers. */
export const isOwnChoice = (request: Request): boolean =>
  readCookie(request, COOKIE)?.endsWith(OWN_CHOICE) ?? false

function remember(currency: string, context: VisitorCurrencyArgs['context']): void {
  const { setCookies } = context.get(requestContext)
  const cookie = pageCookie(COOKIE, currency)
  if (!setCookies.includes(cookie)) setCookies.push(cookie)
}

/** Forgets what was chosen, where a person saves another currency as their own. */
export const forgottenCurrency = forgottenCookie(COOKIE)
