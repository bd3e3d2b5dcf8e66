/** What is recorded in the activity, as people read it. */
export const CONSOLE_ACTIVITY = {
  'signed-out-by-staff': 'Staff ended every session',
  'impersonation-started': 'Staff began to act on behalf',
  'impersonation-stopped': 'Staff stopped acting on behalf',
  'changed-on-behalf': 'Staff changed something on behalf',
  'staff-looked': 'Staff looked this up',
  'admin-token-issued': 'A token for scripts was issued',
  'payment-refunded': 'Staff gave a payment back',
  'jobs-retried': 'Staff tried given-up jobs again',
  'staff-roles-granted': 'The operator’s program gave roles of staff',
  'staff-roles-ended': 'The operator’s program took roles of staff back',
  'jobs-dropped': 'Staff dropped given-up jobs',
} as const
