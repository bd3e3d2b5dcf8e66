export const LINES_FILE = {
  bytes: 2_000_000,
  sentence: 'Please use a file of at most 2 MB here.',
} as const
