/** The events that it tells programs of, with what each means. */
export const COMPANY_FOOTPRINTS_EVENTS = {
  'footprint.saved': 'An estimate of a footprint was saved.',
  'footprint.declared': 'The footprint of a year was declared.',
  'footprint.verified': 'The footprint of a year was verified.',
} as const
