/** What people change about themselves and their accounts, as their activity says it. */
export const ACCOUNT_CHANGES = {
  'details-changed': 'Personal details were changed',
  'notifications-changed': 'The choice of notifications was changed',
  'newsletter-joined': 'The newsletter was asked for',
  'newsletter-left': 'The newsletter was left',
  'account-changed': 'The account was changed',
  'address-changed': 'The billing address was changed',
  'logo-changed': 'The logo was changed',
  'logo-removed': 'The logo was removed',
  'data-exported': 'The data were exported',
  'card-begun': 'A new card was begun',
  'default-card-changed': 'Another card became the default',
  'card-removed': 'A card was removed',
  'tax-id-added': 'A tax id was added',
  'tax-id-removed': 'A tax id was removed',
  'vehicles-shown-or-hidden': 'Showing the vehicles in public was turned on or off',
  'impact-page-changed': 'The impact page was changed',
  'widget-added': 'A live widget was added',
  'widget-changed': 'A live widget was changed',
  'widget-switched': 'A live widget was turned on or off',
  'widget-removed': 'A live widget was removed',
  'badges-changed': 'Badges were turned on or off',
  'member-invited': 'A colleague was invited',
  'invitation-revoked': 'An invitation was revoked',
  'invitation-accepted': 'An invitation was accepted',
  'role-changed': 'The role of a member was changed',
  'member-removed': 'A member was removed',
  'account-left': 'An account was left',
  'account-opened': 'A business account was opened',
  'device-signed-out': 'A device was signed out',
  'backup-codes-renewed': 'New backup codes were made',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
} as const

export type AccountChange = keyof typeof ACCOUNT_CHANGES

export function isAccountChange(event: unknown): event is AccountChange {
  return typeof event === 'string' && Object.hasOwn(ACCOUNT_CHANGES, event)
}
