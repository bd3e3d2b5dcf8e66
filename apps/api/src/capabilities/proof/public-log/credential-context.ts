/**
 * What our own words in a credential mean, for those who read JSON-LD. It never changes, byte by byte: its
 * hash is in docs/ledger.md. Other words are another version.
 */
const TERMS = [
  'LedgerStatement',
  'ledger',
  'statement',
  'nonce',
  'trees',
  'co2e',
  'plastic',
  'effectiveFrom',
  'effectiveTo',
  'earlier',
]
const VOCABULARY = 'urn:understory-ledger:v1:'

export const CREDENTIAL_CONTEXT = `${JSON.stringify(
  {
    '@context': {
      '@version': 1.1,
      '@protected': true,
      ...Object.fromEntries(TERMS.map((term) => [term, `${VOCABULARY}${term}`])),
      proofs: { '@id': `${VOCABULARY}proofs`, '@container': '@list' },
    },
  },
  null,
  2,
)}\n`
