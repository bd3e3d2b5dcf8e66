/** Whether a program acts for an account, or for its test account, of which nothing counts. */
export const API_MODES = ['live', 'test'] as const
export type ApiMode = (typeof API_MODES)[number]
