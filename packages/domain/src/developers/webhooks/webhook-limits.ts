/** Of an account, live and test apart. */
export const MOST_WEBHOOK_ENDPOINTS = 20
export const LONGEST_WEBHOOK_DESCRIPTION = 80
export const LONGEST_WEBHOOK_ADDRESS = 2_000
/** How long an endpoint has to answer. */
export const WEBHOOK_TIMEOUT_MS = 15_000
/** How much of an answer is read, and how much of it is kept for people to look at. */
export const WEBHOOK_ANSWER_BYTES = 64 * 1024
export const WEBHOOK_ANSWER_SHOWN = 1_000
/** How many deliveries to one endpoint are under way at once. */
export const MOST_DELIVERIES_AT_ONCE = 8
/** How many days an attempt can be looked at. */
export const WEBHOOK_ATTEMPT_DAYS = 30
