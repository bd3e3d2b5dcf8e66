export const PRODUCT_DONE = ['added', 'changed', 'deleted', 'gone'] as const
export const FOOTPRINT_DONE = [
  'drafted',
  'line',
  'removed',
  'changed',
  'published',
  'released',
  'ended',
] as const

/** What the address says was done, where it is one of these. */
export const wordOf = <T extends string>(words: readonly T[], given: string | null): T | null =>
  words.find((word) => word === given) ?? null
