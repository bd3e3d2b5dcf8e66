export const PROFILE = '/my-impact/account/settings'
export const BUSINESS = '/my-impact/account/settings/business'
export const BILLING = '/my-impact/account/settings/billing'
export const LOGO = '/my-impact/account/settings/logo'
export type SettingsPath = typeof PROFILE | typeof BUSINESS | typeof BILLING | typeof LOGO

type Page = { readonly href: SettingsPath; readonly label: string; readonly only?: 'business' }

export const SETTINGS_PAGES: readonly Page[] = [
  { href: PROFILE, label: 'Profile' },
  { href: BUSINESS, label: 'Business', only: 'business' },
  { href: BILLING, label: 'Billing and tax' },
  { href: LOGO, label: 'Logo', only: 'business' },
]
