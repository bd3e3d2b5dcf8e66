const PROOF_ERRORS = {
  KEY_MALFORMED: 'The verifier key has the form name+id+key.',
  malformed: 'There is something that is no proof file.',
  'unknown-signature': 'The log that the key is of did not sign it.',
  'wrong-root': 'It is not in the tree that the log signed.',
  'no-statement': 'There is no statement of a certificate.',
  'other-statement': 'The proof is of another statement, or of another certificate.',
  'not-issued': 'The statement was withdrawn.',
  'other-name': 'The certificate names someone else.',
  'missing-entry': 'The proof of an entry is missing.',
  'other-entry': 'The proof of an entry is of another one.',
  'other-holder': 'An entry is of another account.',
  'other-totals': 'The entries add up to something else.',
  'other-days': 'The entries are of other days.',
  'entry-twice': 'An entry is stated twice.',
  'other-credit': 'A credit is not of an entry that it can lower.',
  'not-gone': 'What it says is gone was not reversed, or not so.',
  'not-following': 'Its statements do not follow one another.',
  'nothing-new': 'A statement says nothing new.',
  'other-proof': 'There are proofs of something else.',
} as const

/** Why a proof proves nothing. */
export class ProofError extends Error {
  override readonly name = 'ProofError'
  readonly code: keyof typeof PROOF_ERRORS

  constructor(code: keyof typeof PROOF_ERRORS) {
    super(PROOF_ERRORS[code])
    this.code = code
  }
}
