/** Refusals of words that everyone would read: status, and the sentence that a person reads. */
export const SHOWING_REFUSALS = {
  CLAIM_REFUSED: [
    400,
    'Some of these words may not be said to everyone. Please look at the marked fields.',
  ],
  CLAIM_NEEDS_BASIS: [
    400,
    'Some of these words may be said only with what they rest on beside them.',
  ],
} as const
