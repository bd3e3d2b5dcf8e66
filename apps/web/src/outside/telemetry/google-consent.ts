import type { TelemetryPage } from './browser-telemetry.ts'

const CONSENT_KINDS = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
]
const all = (word: 'granted' | 'denied') =>
  Object.fromEntries(CONSENT_KINDS.map((name) => [name, word]))

export function dataLayer({ globals }: TelemetryPage): unknown[] {
  globals.dataLayer ??= []
  return globals.dataLayer as unknown[]
}

/** A command to Google's tags, which know one by its being an `arguments` object. */
export function gtag(page: TelemetryPage, ...command: readonly unknown[]): void {
  const said = (function (..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: an array is a message to the layer, and no command.
    return arguments
  })(...command)
  dataLayer(page).push(said)
}

/** Everything denied, before any other command; once, however many of Google's tags there are. */
export function denyByDefault(page: TelemetryPage): void {
  if (dataLayer(page).length > 0) return
  gtag(page, 'consent', 'default', { ...all('denied'), security_storage: 'granted' })
  gtag(page, 'set', 'ads_data_redaction', true)
}

/** A choice is said once to all of Google's tags. */
export function updateConsent(page: TelemetryPage, state: boolean): void {
  if (page.globals.understoryConsent === state) return
  page.globals.understoryConsent = state
  gtag(page, 'consent', 'update', all(state ? 'granted' : 'denied'))
  dataLayer(page).push({ event: 'understory_consent', granted: state })
}
