import type { CreateTelemetry } from './browser-telemetry.ts'
import { dataLayer, denyByDefault, updateConsent } from './google-consent.ts'
import { googlePurchase } from './google-purchase.ts'

/** Google Tag Manager in basic consent mode: its container is loaded after a yes. */
export const createTagManager: CreateTelemetry = (page, id) => {
  const say = (message: object) => void dataLayer(page).push(message)
  denyByDefault(page)
  return {
    consent(state) {
      updateConsent(page, state)
      if (!state) return
      say({ 'gtm.start': Date.now(), event: 'gtm.js' })
      page.load('https://www.googletagmanager.com', `/gtm.js?id=${encodeURIComponent(id)}`)
    },
    page: ({ path, campaign }) =>
      say({
        event: 'page_view',
        page_path: path,
        page_location: page.origin + path + campaign,
      }),
    purchase(purchase) {
      // Or what an earlier event had in it stays.
      say({ ecommerce: null })
      say({ event: 'purchase', ecommerce: googlePurchase(purchase) })
    },
    identify: ({ id: userId }) => say({ user_id: userId }),
    // The tags of the container have received the denial; nothing more is sent to them.
    shutdown() {},
  }
}
