import { mayMeasure } from '@understory/domain/consent/measured-pages.ts'
import { SERVICES, type Sources, TELEMETRY, type TelemetryName } from './services.ts'

/** Which services outside are switched on; nothing in it is secret. */
export type OutsideSettings = {
  /** The id of this site at each service that measures visits. */
  readonly telemetry: Readonly<Partial<Record<TelemetryName, string>>>
  /** Where vendors are reached instead of at their own hosts; `null` everywhere but in tests. */
  readonly host: string | null
  /** Who takes faults; `null`: they stay in the log. */
  readonly errorsHost: string | null
}

export const NOTHING_OUTSIDE: OutsideSettings = { telemetry: {}, host: null, errorsHost: null }

/** The services that ask for a yes. */
export function telemetryNames({ telemetry }: OutsideSettings): TelemetryName[] {
  return TELEMETRY.filter((name) => telemetry[name] !== undefined)
}

/** Those that measure this page for this visitor: none before a yes, and none where nothing is measured. */
export function measuredBy(
  outside: OutsideSettings,
  consent: boolean | undefined,
  { pathname, searchParams }: URL,
): TelemetryName[] {
  return consent === true && mayMeasure(pathname, [...searchParams.keys()])
    ? telemetryNames(outside)
    : []
}

/** What the content policy opens for them. */
export function sourcesOf(
  { host }: OutsideSettings,
  names: readonly TelemetryName[],
  directive: keyof Sources,
): string[] {
  const real = names.flatMap((name) => SERVICES[name].sources[directive] ?? [])
  return [...new Set(host && real.length > 0 ? [host] : real)]
}
