/** The error codes of PACT, and the status of each. */
const PACT_STATUSES = {
  BadRequest: 400,
  AccessDenied: 403,
  NotFound: 404,
  TokenExpired: 401,
  InternalError: 500,
} as const
export type PactErrorCode = keyof typeof PACT_STATUSES

/** An answer with an error body as PACT has it; `status` where it is not the usual one of the code. */
export function pactError(
  code: PactErrorCode,
  message: string,
  { status, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(
    { code, message },
    { status: status ?? PACT_STATUSES[code], headers: { 'cache-control': 'no-store', ...headers } },
  )
}
