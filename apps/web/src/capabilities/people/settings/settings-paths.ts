export const PROFILE = '/my-impact/account/settings'
export const BUSINESS = '/my-impact/account/settings/business'
export const BILLING = '/my-impact/account/settings/billing'
export const LOGO = '/my-impact/account/settings/logo'
