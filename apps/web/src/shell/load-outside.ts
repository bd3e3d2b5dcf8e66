import type { RequestFacts } from '../http/request-context.ts'
import { closedPolicy } from '../http/security-headers.ts'
import { measuredBy, telemetryNames } from '../outside/outside-settings.ts'
import { SERVICES, type ShownService } from '../outside/services.ts'
import type { TelemetryFacts } from '../outside/telemetry-facts.ts'
import type { Visitor } from './load-visitor.ts'

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
  /** This is that page. */
  readonly isChat: boolean
}

type Given = {
  readonly settings: RequestFacts['settings']
  readonly consent: boolean | undefined
  readonly url: URL
  readonly visitor: Visitor | null
}

export function loadOutside({ settings, consent, url, visitor }: Given): Outside {
  const { outside } = settings
  const names = measuredBy(outside, consent, url)
  return {
    services: telemetryNames(outside).map((name) => SERVICES[name].shown),
    errorsHost: outside.errorsHost,
    hasChat: outside.chat !== null,
    reportsErrors: outside.errorsHost !== null && url.pathname !== '/logout',
    isChat: outside.chat !== null && url.pathname === '/chat',
    telemetry:
      names.length === 0
        ? null
        : {
            ids: Object.fromEntries(names.map((name) => [name, outside.telemetry[name] ?? ''])),
            host: outside.host,
            path: url.pathname,
            userId: visitor?.userId ?? null,
            event: null,
            closed: closedPolicy(settings),
          },
  }
}
