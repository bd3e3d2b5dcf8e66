export const CODE_LIFE_MS = 60_000
export const ACCESS_TOKEN_LIFE_MS = 3_600_000
/** An app that does not come back for so long has to ask again. */
export const REFRESH_TOKEN_LIFE_DAYS = 30
