/** Refusals about texts for the public pages: status, and the sentence that a person reads. */
export const CONTENT_REFUSALS = {
  CONTENT_NOT_FOUND: [404, 'There is no such text, or it is not published.'],
  CONTENT_REFUSED: [422, 'This draft cannot be shown yet. Please mend what is listed.'],
  PREVIEW_LINK_INVALID: [
    403,
    'This preview link is not valid, or has ended. Please make a new one.',
  ],
  CONTENT_EVENT_REPEATED: [409, 'This event was received before.'],
} as const
