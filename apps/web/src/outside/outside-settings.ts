import { mayMeasure } from '@understory/domain/people/privacy/consent/measured-pages.ts'
import type { ChatRegion } from './chat/chat-regions.ts'
import {
  SERVICES,
  type ServiceName,
  type Sources,
  TELEMETRY,
  type TelemetryName,
} from './services.ts'

/** Which services outside are switched on; nothing in it is secret. */
export type OutsideSettings = {
  /** The id of this site at each service that measures visits. */
  readonly telemetry: Readonly<Partial<Record<TelemetryName, string>>>
  /** Where vendors are reached instead of at their own hosts; `null` everywhere but in tests. */
  readonly host: string | null
  /** Who takes faults; `null`: they stay in the log. */
  readonly errorsHost: string | null
  readonly chat: { readonly appId: string; readonly region: ChatRegion } | null
  /** Where Google Ads counts a purchase: `AW-…/label`. */
  readonly conversion: string | null
}

export const NOTHING_OUTSIDE: OutsideSettings = {
  telemetry: {},
  host: null,
  errorsHost: null,
  chat: null,
  conversion: null,
}

/** The services that ask for a yes. */
export function telemetryNames({ telemetry }: OutsideSettings): TelemetryName[] {
  return TELEMETRY.filter((name) => telemetry[name] !== undefined)
}

/** Those that measure this page for this visitor: none before a yes, and none where nothing is measured. */
export function measuredBy(
  outside: OutsideSettings,
  consent: boolean | undefined,
  url: URL,
): TelemetryName[] {
  return consent === true ? wouldMeasure(outside, url) : []
}

/** Those that measure this page for visitors who consent. */
export function wouldMeasure(
  outside: OutsideSettings,
  { pathname, searchParams }: URL,
): TelemetryName[] {
  return mayMeasure(pathname, [...searchParams.keys()]) ? telemetryNames(outside) : []
}

/** Those that a page's policy opens for: the ones that measure it, and the chat on its own page. */
export function servicesOn(
  outside: OutsideSettings,
  consent: boolean | undefined,
  url: URL,
): ServiceName[] {
  const chats = outside.chat !== null && url.pathname === '/chat'
  return [...measuredBy(outside, consent, url), ...(chats ? (['intercom'] as const) : [])]
}

/** What the content policy opens for them. */
export function sourcesOf(
  { host }: OutsideSettings,
  names: readonly ServiceName[],
  directive: keyof Sources,
): string[] {
  const real = names.flatMap((name) => SERVICES[name].sources[directive] ?? [])
  const words = real.filter((source) => source.startsWith("'") || /^(blob|data):$/.test(source))
  return [...new Set(host && real.length > words.length ? [host, ...words] : real)]
}
