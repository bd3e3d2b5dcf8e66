/** A purchase that was paid, counted once by its id. */
export type Purchase = {
  readonly id: string
  readonly product: string
  readonly value: number
  readonly currency: string
}

/** A page, with the campaign that led to it as a query, or nothing. */
export type MeasuredPage = { readonly path: string; readonly campaign: string }

/** What measures visits, in our words. Nothing of it exists before a yes. */
export type BrowserTelemetry = {
  /** A yes loads the vendor's script; a no takes the yes back. */
  consent(state: boolean): void
  page(page: MeasuredPage): void
  purchase(purchase: Purchase): void
  /** By a pseudonym; no name and no email. */
  identify(user: { readonly id: string }): void
  shutdown(): void
}

/** The page, as an adapter reaches it. */
export type TelemetryPage = {
  /** Where a vendor's script looks for its queue: `window`. */
  readonly globals: Record<string, unknown>
  readonly origin: string
  /** Adds a vendor's script to the page, from its own host or the one it is replaced by. */
  readonly load: (host: string, path: string) => void
  /** Where Google Ads counts a purchase: `AW-…/label`; null where it does not. */
  readonly conversion: string | null
}

export type CreateTelemetry = (page: TelemetryPage, id: string) => BrowserTelemetry

/** Several as one; after the shutdown nothing reaches any of them. */
export function together(all: readonly BrowserTelemetry[]): BrowserTelemetry {
  let isOver = false
  const each = (act: (one: BrowserTelemetry) => void) => {
    if (!isOver) for (const one of all) act(one)
  }
  return {
    consent: (state) => each((one) => one.consent(state)),
    page: (page) => each((one) => one.page(page)),
    purchase: (purchase) => each((one) => one.purchase(purchase)),
    identify: (user) => each((one) => one.identify(user)),
    shutdown() {
      each((one) => one.shutdown())
      isOver = true
    },
  }
}
