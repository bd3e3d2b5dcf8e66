import type { CreateTelemetry } from './browser-telemetry.ts'
import { denyByDefault, gtag, updateConsent } from './google-consent.ts'

/** Google's own tag, for Analytics (G-…) and Ads (AW-…). */
export const createGoogleTag: CreateTelemetry = (page, id) => {
  denyByDefault(page)
  return {
    consent(state) {
      updateConsent(page, state)
      if (!state) return
      gtag(page, 'js', new Date())
      gtag(page, 'config', id, { send_page_view: false })
      page.load('https://www.googletagmanager.com', `/gtag/js?id=${encodeURIComponent(id)}`)
    },
    page: (path) =>
      gtag(page, 'event', 'page_view', { page_path: path, page_location: page.origin + path }),
    event: (name, props) => gtag(page, 'event', name, props),
    identify: ({ id: userId }) => gtag(page, 'set', { user_id: userId }),
    shutdown() {
      page.globals[`ga-disable-${id}`] = true
    },
  }
}
