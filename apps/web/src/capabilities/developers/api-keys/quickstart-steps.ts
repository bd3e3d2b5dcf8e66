type QuickstartStep = {
  readonly id: 'quote' | 'purchase' | 'certificate'
  readonly title: string
  readonly about: string
  readonly command: string
}

const KEY = '-H "authorization: Bearer $UNDERSTORY_API_KEY"'
const JSON_BODY = "-H 'content-type: application/json'"
const NEW_CALL = '-H "idempotency-key: $(uuidgen)"'

const lines = (...parts: readonly string[]) => parts.join(' \\\n  ')

/** Each is a command that works as it stands, once the answer of the one before it is filled in. */
export const quickstartSteps = (origin: string): readonly QuickstartStep[] => [
  {
    id: 'quote',
    title: 'Price a choice',
    about:
      'The removal of one and a quarter tonnes of CO2e, in pounds. The answer has an id, a total, and until when it holds.',
    command: lines(
      `curl '${origin}/v1/quotes'`,
      KEY,
      JSON_BODY,
      NEW_CALL,
      `-d '{"ask":{"by":"mass","impact":"co2e","amount":"1.25","unit":"t"},"currency":"GBP"}'`,
    ),
  },
  {
    id: 'purchase',
    title: 'Buy it',
    about: 'Put the id of the quote in place of QUOTE_ID. The purchase is paid at once.',
    command: lines(
      `curl '${origin}/v1/purchases'`,
      KEY,
      JSON_BODY,
      NEW_CALL,
      `-d '{"quoteId":"QUOTE_ID","payment":{"method":"card"}}'`,
    ),
  },
  {
    id: 'certificate',
    title: 'Read its certificate',
    about: 'Put the certificateId of the purchase in place of ITS_ID.',
    command: lines(`curl '${origin}/v1/certificates/ITS_ID'`, KEY),
  },
]
