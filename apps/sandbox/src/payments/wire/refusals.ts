export type ErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  code?: string
  message: string
  param?: string
  decline_code?: string
  payment_intent?: unknown
  setup_intent?: unknown
  payment_method?: unknown
}

/** An invalid request: it is rolled back. */
export class RequestRefused extends Error {
  readonly status: number
  readonly error: ErrorBody

  constructor(status: number, error: ErrorBody) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export function invalidRequest(code: string, message: string, param?: string): RequestRefused {
  return new RequestRefused(400, {
    type: 'invalid_request_error',
    code,
    message,
    ...(param === undefined ? {} : { param }),
  })
}

export function missingResource(what: string, id: string, param = 'id'): RequestRefused {
  return new RequestRefused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })
}

export function cardRefused(code: string, message: string, param?: string): RequestRefused {
  return new RequestRefused(402, {
    type: 'card_error',
    code,
    message,
    ...(param === undefined ? {} : { param }),
  })
}
