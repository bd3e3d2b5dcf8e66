/** The emails that are sent to one person, as staff read them in the list of what someone was sent. */
export const WEBHOOKS_EMAILS = {
  'webhook-failing': 'Webhook that nothing reaches',
} as const
