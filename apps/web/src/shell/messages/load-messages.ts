import { Localise } from '@understory/contracts/people/accounts/accounts.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { CURRENCIES, type Currency, isCurrency } from '@understory/domain/quantity/money.ts'
import type { RouterContextProvider } from 'react-router'
import { readCookie } from '../../http/cookies/consent-cookie.ts'
import { requestContext, type WebSettings } from '../../http/request-context.ts'
import { findSession, LOCATING_HEADERS, publicApi } from '../../http/session.ts'
import { chosenCurrency, hasOwnChoice, isOwnChoice } from '../../http/visitor-currency.ts'
import { CLOSED_COOKIE, closedMessages } from './closed-messages.ts'
import { type CurrencyOffer, currencyName } from './currency-message.tsx'
import type { ShownOffer } from './offer-banner.tsx'

type LoadMessagesContext = Readonly<RouterContextProvider>
export type Messages = {
  readonly offer: ShownOffer | null
  readonly currency: CurrencyOffer | null
}

/** Where someone is in the middle of something, no offer interrupts. */
const BUSY =
  /^\/(app|chat|consent|dev|impersonate|join|login|logout|staff|stripe-payment|verify-email)/
/** Pages that show prices by the rule of `visitorCurrency`. */
const PRICED = /^\/($|solutions\/|landing-page|app\/(personal|business)\/.*setup$)/

export async function loadMessages(
  request: Request,
  context: LoadMessagesContext,
): Promise<Messages> {
  const { settings } = context.get(requestContext)
  const { pathname } = new URL(request.url)
  const closed = closedMessages(readCookie(request, CLOSED_COOKIE))
  const isOn = (feature: WebSettings['features'][number]) => settings.features.includes(feature)
  const offer = isOn('offer-banner') && !BUSY.test(pathname) ? offerNow(settings, new Date()) : null
  const currency =
    isOn('currency-message') && PRICED.test(pathname) ? await findCurrency(request, context) : null
  return {
    offer: offer && !closed.includes(offer.message) ? offer : null,
    currency: currency && !closed.includes(currencyName(currency.suggested)) ? currency : null,
  }
}

/** From the first day to the last, both included. */
export function offerNow({ offer }: Pick<WebSettings, 'offer'>, now: Date): ShownOffer | null {
  if (!offer) return null
  const today = now.toISOString().slice(0, 10)
  const { message, text, href, label, from, until } = offer
  if ((from && today < from) || (until && today > until)) return null
  return { message, text, href, label }
}

/** Only where something says in which country they are: a guess suggests nothing. */
async function findCurrency(
  request: Request,
  context: LoadMessagesContext,
): Promise<CurrencyOffer | null> {
  if (!saysWhere(request.headers) || hasOwnChoice(request, context)) return null
  const shown = await shownOtherwise(request, context)
  if (!shown) return null
  const located = await publicApi(request, context)(Localise, {})
  if (!located.ok || located.data.currency === shown) return null
  const { currency: suggested, country } = located.data
  return { shown, suggested, country: countryName(country) }
}

function saysWhere(headers: Headers): boolean {
  const [language, ...proxies] = LOCATING_HEADERS
  const hasRegion = /^[a-z]{2,3}-[a-z]{2}\b/i.test(headers.get(language) ?? '')
  return hasRegion || proxies.some((name) => headers.has(name))
}

/** The currency that is shown for another reason than where someone is. */
async function shownOtherwise(
  request: Request,
  context: LoadMessagesContext,
): Promise<Currency | null> {
  const asked = new URL(request.url).searchParams.get('currency')
  if (asked && isCurrency(asked)) return asked
  const chosen = chosenCurrency(request)
  if (chosen) return chosen
  const session = await findSession(request, context).catch(() => null)
  return session?.user.defaultCurrency ?? null
}

/** Which of the messages that this visitor may see are closed: a page that is cached for many differs by it. */
export function closedOf(request: Request, { offer }: Pick<WebSettings, 'offer'>): string {
  const closed = closedMessages(readCookie(request, CLOSED_COOKIE))
  const ours = [...(offer ? [offer.message] : []), ...CURRENCIES.map(currencyName)]
  const isSuggested = chosenCurrency(request) !== null && !isOwnChoice(request)
  const isToldWhere = isSuggested && saysWhere(request.headers)
  return [isToldWhere, ...ours.filter((name) => closed.includes(name))].join(',')
}
