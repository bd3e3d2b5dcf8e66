/** The events that it tells programs of, with what each means. */
export const CERTIFICATES_EVENTS = {
  'certificate.issued': 'A certificate was issued.',
  'certificate.revised': 'A certificate states something new, which stands in the public log.',
  'certificate.withdrawn': 'A certificate states nothing any more: what it was of was reversed.',
} as const
