/** What is recorded in the activity, as people read it. */
export const MEMBERS_ACTIVITY = {
  'member-invited': 'A colleague was invited',
  'invitation-revoked': 'An invitation was revoked',
  'invitation-accepted': 'An invitation was accepted',
  'role-changed': 'The role of a member was changed',
  'member-removed': 'A member was removed',
  'account-left': 'An account was left',
  'account-opened': 'A business account was opened',
} as const
