export const FLEET_FILE = {
  bytes: 400_000,
  sentence: 'Please use a file of at most 400 kB.',
} as const
