import type { Config } from './config.ts'

/** What the pages need to know of the settings; nothing secret. */
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
    tagManagerId: config.TAG_MANAGER_ID ?? null,
    reportsErrors: config.SENTRY_DSN !== undefined,
    supportEmail: config.SUPPORT_EMAIL,
    seller: {
      name: config.SELLER_NAME,
      address: config.SELLER_ADDRESS.split(',')
        .map((line) => line.trim())
        .filter(Boolean),
    },
  }
}
