/** The jobs of the newsletter, with their payloads. */
export type NewsletterJobs = {
  'send-newsletter-request': { email: string; messageId: string }
  'send-newsletter-test': { issueId: string; to: string; messageId: string }
  /** Begins what is due, and goes on with what is being sent. */
  'send-newsletters': Record<string, never>
}

const EMAIL = { retryLimit: 8, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 15 }

export const NEWSLETTER_JOBS = {
  // It holds the address of someone who has not said yes; a day after it was sent it is gone.
  'send-newsletter-request': { ...EMAIL, deleteAfterSeconds: 3_600 },
  'send-newsletter-test': EMAIL,
  // The next minute brings the next run.
  'send-newsletters': { ...EMAIL, retryLimit: 0 },
}
