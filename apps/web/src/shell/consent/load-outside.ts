import { campaignOf } from '@understory/domain/people/privacy/consent/measured-pages.ts'
import type { RouterContextProvider } from 'react-router'
import { closedPolicy } from '../../http/answers/security-headers.ts'
import { requestContext } from '../../http/request-context.ts'
import { measuredBy, telemetryNames, wouldMeasure } from '../../outside/outside-settings.ts'
import { SERVICES, type ShownService } from '../../outside/services.ts'
import { uncountedPayment } from '../../outside/telemetry/last-payment.ts'
import type { TelemetryFacts } from '../../outside/telemetry/telemetry-facts.ts'
import type { Visitor } from '../site-frame/load-visitor.ts'

/** What a page has to do with services outside. */
export type Outside = {
  /** Those that ask for a yes, for the dialog, the banner and the privacy page. */
  readonly services: readonly ShownService[]
  readonly errorsHost: string | null
  /** There is a page to chat on. */
  readonly hasChat: boolean
  /** Errors of scripts are sent to our own server. */
  readonly reportsErrors: boolean
  /** Null before a yes, where nothing is switched on, and where nothing is measured. */
  readonly telemetry: TelemetryFacts | null
  /** A yes on this page measures it. */
  readonly measuresAfterYes: boolean
  /** This is that page. */
  readonly isChat: boolean
}

type LoadOutsideInput = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly consent: boolean | undefined
  readonly visitor: Visitor | null
}

export function loadOutside({ request, context, consent, visitor }: LoadOutsideInput): Outside {
  const { settings, setCookies } = context.get(requestContext)
  const { outside } = settings
  const url = new URL(request.url)
  // What staff do for someone is not that person's visit.
  const names = visitor?.impersonation ? [] : measuredBy(outside, consent, url)
  const paid = names.length > 0 ? uncountedPayment(request) : null
  if (paid) setCookies.push(paid.cookie)
  return {
    services: telemetryNames(outside).map((name) => SERVICES[name].shown),
    errorsHost: outside.errorsHost,
    hasChat: outside.chat !== null,
    reportsErrors: outside.errorsHost !== null && url.pathname !== '/logout',
    measuresAfterYes: !visitor?.impersonation && wouldMeasure(outside, url).length > 0,
    isChat: outside.chat !== null && url.pathname === '/chat',
    telemetry:
      names.length === 0
        ? null
        : {
            ids: Object.fromEntries(names.map((name) => [name, outside.telemetry[name] ?? ''])),
            host: outside.host,
            page: { path: url.pathname, campaign: campaignOf(url.searchParams) },
            conversion: outside.conversion,
            userId: visitor?.userId ?? null,
            purchase: paid?.purchase ?? null,
            closed: closedPolicy(settings),
          },
  }
}
