import type { TelemetryName } from '../services.ts'
import type { MeasuredPage, Purchase } from './browser-telemetry.ts'

/** What the server tells the script that measures a page. */
export type TelemetryFacts = {
  readonly ids: Readonly<Partial<Record<TelemetryName, string>>>
  readonly host: string | null
  readonly page: MeasuredPage
  /** Where Google Ads counts a purchase. */
  readonly conversion: string | null
  readonly userId: string | null
  readonly purchase: Purchase | null
  /** The content policy that holds from a no onwards: without the hosts of any service. */
  readonly closed: string
}
