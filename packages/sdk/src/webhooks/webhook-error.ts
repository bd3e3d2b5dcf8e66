const WEBHOOK_ERRORS = {
  HEADERS_MISSING: 'The headers webhook-id, webhook-timestamp and webhook-signature are needed.',
  TOO_OLD: 'It was signed too long ago, or the clocks are apart.',
  NOT_SIGNED: 'None of the secrets signed it.',
  SECRET_MALFORMED: 'A secret begins with whsec_, a public key with whpk_.',
} as const

/** Why a request is no event of the installation. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code: keyof typeof WEBHOOK_ERRORS

  constructor(code: keyof typeof WEBHOOK_ERRORS) {
    super(WEBHOOK_ERRORS[code])
    this.code = code
  }
}
