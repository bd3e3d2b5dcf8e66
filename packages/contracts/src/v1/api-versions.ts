/** Every version of the API that is still answered, oldest first. A breaking change makes a new one. */
export const API_VERSIONS = ['2026-12-01'] as const
export type ApiVersion = (typeof API_VERSIONS)[number]
export const NEWEST_API_VERSION: ApiVersion = '2026-12-01'
