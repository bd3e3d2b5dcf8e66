import type { Config } from './config.ts'

/** What staff publish in the console above the settings of the environment. */
export const PUBLISHABLE_SETTINGS = [
  'siteName',
  'brand',
  'hasLegalNotice',
  'marketSwitches',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_TAX_ID',
  'SELLER_COUNTRY',
  'SELLER_VAT_PERCENT',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'PAYMENT_ALERT_EMAIL',
  'OFFER_TEXT',
  'OFFER_LINK',
  'OFFER_LINK_LABEL',
  'OFFER_FROM',
  'OFFER_UNTIL',
  'FEATURES_OFF',
] as const satisfies readonly (keyof Config)[]
type PublishableSetting = (typeof PUBLISHABLE_SETTINGS)[number]

export type PublishedSettings = { readonly [Name in PublishableSetting]?: Config[Name] | undefined }

/**
 * The settings with what is published above them, read at the moment of each look: a change holds without a restart.
 * A name that is published as undefined is empty on purpose.
 */
export function liveConfig(settings: Config, published: () => PublishedSettings): Config {
  const live = { ...settings }
  for (const name of PUBLISHABLE_SETTINGS) {
    Object.defineProperty(live, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const above = published()
        return Object.hasOwn(above, name) ? above[name] : settings[name]
      },
    })
  }
  return live
}
