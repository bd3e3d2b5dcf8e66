/** What is recorded in the activity, as people read it. */
export const ACCOUNTS_ACTIVITY = {
  'details-changed': 'Personal details were changed',
  'device-signed-out': 'A device was signed out',
  'backup-codes-renewed': 'New backup codes were made',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'signed-in': 'Signed in',
  'password-changed': 'The password was changed',
  'password-reset': 'A new password was set by email',
  'password-ended': 'An unconfirmed password ended',
  'email-change-asked': 'Another email was asked for',
  'email-changed': 'The email was changed',
  'second-factor-added': 'A second factor was added',
  'second-factor-removed': 'The second factor was removed',
  'signed-out-everywhere': 'Signed out everywhere',
} as const
