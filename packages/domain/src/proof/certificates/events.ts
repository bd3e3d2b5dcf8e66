/** The events that it tells programs of, with what each means. */
export const CERTIFICATES_EVENTS = {
  'certificate.issued': 'A certificate was issued.',
} as const
