/** Registration numbers can be enumerated, so attempts are limited. */
export const REGISTRATION_LIMIT = { name: 'registration-search', points: 30, seconds: 600 }
