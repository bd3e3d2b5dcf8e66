import {
  REFUSALS,
  type Refusal,
  type RefusalCode,
  refusal,
  statusOf,
} from '@understory/contracts/refusals/refusals.ts'

const QUOTA_TYPE = 'https://iana.org/assignments/http-problem-types#quota-exceeded'

type Occurrence = { readonly origin: string; readonly requestId: string }

/**
 * A refusal as problem details (RFC 9457), with the `code` and `message` that the pages' own calls have. `pointer`
 * leads to a field of what was sent (RFC 6901).
 */
export function problemOf(given: Refusal, { origin, requestId }: Occurrence) {
  const { code, message, problems } = given
  return {
    type: code === 'QUOTA_EXCEEDED' ? QUOTA_TYPE : `${origin}/developers/errors/${code}`,
    title: REFUSALS[code][1],
    status: statusOf(code),
    detail: message,
    instance: `urn:uuid:${requestId}`,
    code,
    message,
    requestId,
    ...(problems && {
      problems: problems.map(({ field, message: says }) => ({
        field,
        pointer: pointerTo(field),
        message: says,
      })),
    }),
  }
}

/** Where a field is in what was sent (RFC 6901). */
export const pointerTo = (field: string): string =>
  field === ''
    ? ''
    : `/${field
        .split('.')
        .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
        .join('/')}`

export function problemResponse(
  given: Refusal | RefusalCode,
  occurrence: Occurrence,
  headers = new Headers(),
): Response {
  const problem = problemOf(typeof given === 'string' ? refusal(given) : given, occurrence)
  headers.set('content-type', 'application/problem+json')
  headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(problem), { status: problem.status, headers })
}
