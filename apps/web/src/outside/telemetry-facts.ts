import type { Props } from './browser-telemetry.ts'
import type { TelemetryName } from './services.ts'

/** What the server tells the script that measures a page. */
export type TelemetryFacts = {
  readonly ids: Readonly<Partial<Record<TelemetryName, string>>>
  readonly host: string | null
  readonly path: string
  readonly userId: string | null
  readonly event: { readonly name: string; readonly props: Props } | null
  /** The content policy that holds from a no onwards: without the hosts of any service. */
  readonly closed: string
}
