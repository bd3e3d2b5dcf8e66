import { pageCookie } from '@understory/domain/people/privacy/browser-storage.ts'
import type { RouterContextProvider } from 'react-router'
import { readConsent, readCookie } from '../../http/cookies/consent-cookie.ts'
import { requestContext } from '../../http/request-context.ts'
import { telemetryNames } from '../outside-settings.ts'
import type { Purchase } from './browser-telemetry.ts'

type LastPaymentContext = Readonly<RouterContextProvider>
type Payment = {
  readonly purchaseId: string
  readonly product: string
  readonly totalMinor: number
  readonly currency: string
}

/** Of the last payment that was completed in this browser: its id, and what is still to be counted of it. */
const COOKIE = 'understory_payment'
const STORED = /^([\w-]{1,80})(?:\.([a-z-]{1,60})\.(\d{1,12})\.([A-Z]{3}))?$/

/**
 * The page of a payment is not measured, as its address holds a secret. It leaves a note for the next
 * page that is, for those who said yes; a payment that was noted is not noted again.
 */
export function notePayment(request: Request, context: LastPaymentContext, payment: Payment): void {
  const { purchaseId: id, product, totalMinor, currency } = payment
  const { settings, setCookies } = context.get(requestContext)
  const isMeasured =
    telemetryNames(settings.outside).length > 0 && readConsent(request, settings) === true
  if (!isMeasured || lastPayment(request)?.id === id) return
  setCookies.push(cookieOf(`${id}.${product}.${totalMinor}.${currency}`))
}

/** A payment that was not counted yet, and the cookie that says it is now. */
export function uncountedPayment(request: Request): { purchase: Purchase; cookie: string } | null {
  const last = lastPayment(request)
  if (!last?.purchase) return null
  return { purchase: last.purchase, cookie: cookieOf(last.id) }
}

function lastPayment(request: Request) {
  const [, id, product, minor, currency] = STORED.exec(readCookie(request, COOKIE) ?? '') ?? []
  if (id === undefined) return null
  if (product === undefined || currency === undefined) return { id, purchase: null }
  return { id, purchase: { id, product, value: Number(minor) / 100, currency } }
}

const cookieOf = (value: string) => pageCookie(COOKIE, value)
