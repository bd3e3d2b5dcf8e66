/** The most that a file of a form holds, unless the form says otherwise. */
export const TWO_MEGABYTES = {
  bytes: 2 * 1024 * 1024,
  sentence: 'This file is larger than 2 MB. Please choose a smaller one.',
} as const
