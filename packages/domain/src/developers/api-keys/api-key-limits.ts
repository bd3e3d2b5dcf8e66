/** Of an account, with those that have been revoked in the last 90 days left out. */
export const MOST_API_KEYS = 50
export const MOST_ALLOWED_NETWORKS = 20
export const LONGEST_API_KEY_NAME = 60

/** How long a key lives, in days; `null`: until it is revoked. */
export const API_KEY_LIVES = [30, 90, 365] as const
export const USUAL_API_KEY_LIFE = 365

/** How long the old secret works beside the new one, in seconds. */
export const SECRET_OVERLAPS = [0, 3_600, 86_400, 604_800] as const
export const USUAL_SECRET_OVERLAP = 86_400
