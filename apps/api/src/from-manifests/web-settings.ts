import type { Config } from '../configuration/config.ts'
import { FEATURES, offerOf } from '../configuration/message-settings.ts'
import { recipientsOf } from '../recipients.ts'
import { retentionLines } from './retention-lines.ts'

/** What the pages need to know of the settings; nothing secret. What can be published is read at each look. */
export function webSettings(config: Config) {
  const payments =
    config.PAYMENTS === 'stripe'
      ? { mode: 'stripe' as const, publishableKey: config.STRIPE_PUBLISHABLE_KEY }
      : {
          mode: 'sandbox' as const,
          publishableKey: 'pk_test_local_understory',
          sandboxUrl: config.SANDBOX_URL,
        }
  return {
    origin: config.origin,
    deployment: config.DEPLOYMENT,
    payments,
    storeLinkOrigins: config.RUTTER_PUBLIC_KEY ? [new URL(config.RUTTER_LINK_HOST).origin] : [],
    outside: outsideSettings(config),
    recipients: recipientsOf(config),
    retention: retentionLines(config.KEEP_DELIVERIES_DAYS),
    get offer() {
      return offerOf(config)
    },
    get features() {
      return FEATURES.filter((feature) => !config.FEATURES_OFF.includes(feature))
    },
    get supportEmail() {
      return config.SUPPORT_EMAIL
    },
    get siteName() {
      return config.siteName
    },
    get hasLegalNotice() {
      return config.hasLegalNotice
    },
    get brand() {
      return config.brand
    },
    get seller() {
      return { name: config.SELLER_NAME, address: addressLinesOf(config) }
    },
  }
}

function outsideSettings(config: Config) {
  const ids = {
    tagManager: config.TAG_MANAGER_ID,
    googleTag: config.GOOGLE_TAG_ID,
    metaPixel: config.META_PIXEL_ID,
    hotjar: config.HOTJAR_SITE_ID,
  }
  return {
    telemetry: Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined)),
    host: config.OUTSIDE_HOST ? new URL(config.OUTSIDE_HOST).origin : null,
    chat: config.INTERCOM_APP_ID
      ? { appId: config.INTERCOM_APP_ID, region: config.INTERCOM_REGION }
      : null,
    conversion: config.GOOGLE_ADS_CONVERSION ?? null,
    errorsHost: config.SENTRY_DSN ? new URL(config.SENTRY_DSN).host : null,
  }
}

const addressLinesOf = ({ SELLER_ADDRESS }: Config) =>
  SELLER_ADDRESS.split(',')
    .map((line) => line.trim())
    .filter(Boolean)
