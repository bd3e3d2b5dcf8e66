import type { CreateTelemetry } from './browser-telemetry.ts'
import { denyByDefault, gtag, updateConsent } from './google-consent.ts'
import { googlePurchase } from './google-purchase.ts'

/** Google's own tag, for Analytics (G-…) and Ads (AW-…); a purchase is a conversion of Ads where it has a label. */
export const createGoogleTag: CreateTelemetry = (page, id) => {
  denyByDefault(page)
  return {
    consent(state) {
      updateConsent(page, state)
      if (!state) return
      gtag(page, 'js', new Date())
      const ids = [id, page.conversion?.split('/')[0] ?? id]
      for (const each of new Set(ids)) gtag(page, 'config', each, { send_page_view: false })
      page.load('https://www.googletagmanager.com', `/gtag/js?id=${encodeURIComponent(id)}`)
    },
    page: ({ path, campaign }) =>
      gtag(page, 'event', 'page_view', {
        page_path: path,
        page_location: page.origin + path + campaign,
      }),
    purchase(purchase) {
      gtag(page, 'event', 'purchase', googlePurchase(purchase))
      if (page.conversion === null) return
      const { id: transaction_id, value, currency } = purchase
      const send_to = page.conversion
      gtag(page, 'event', 'conversion', { send_to, transaction_id, value, currency })
    },
    identify: ({ id: userId }) => gtag(page, 'set', { user_id: userId }),
    shutdown() {
      page.globals[`ga-disable-${id}`] = true
    },
  }
}
