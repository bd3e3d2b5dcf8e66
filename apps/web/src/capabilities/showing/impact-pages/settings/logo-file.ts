export const LOGO_FILE = {
  bytes: 1_000_000,
  sentence: 'This picture is larger than 1 MB.',
} as const
