import { apiKeysMessage } from './messages/messages.generated.ts'

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
    title: apiKeysMessage('quickstartSteps.priceAChoice'),
    about: apiKeysMessage('quickstartSteps.removalQuarterTonnesCo2e'),
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
    title: apiKeysMessage('quickstartSteps.buyIt'),
    about: apiKeysMessage('quickstartSteps.putIdQuotePlace'),
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
    title: apiKeysMessage('quickstartSteps.readItsCertificate'),
    about: apiKeysMessage('quickstartSteps.putCertificateidPurchasePlace'),
    command: lines(`curl '${origin}/v1/certificates/ITS_ID'`, KEY),
  },
]
