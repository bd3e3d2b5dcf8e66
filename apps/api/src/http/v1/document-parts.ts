import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'

type DocumentPart = Record<string, unknown>

const integer = (least: number) => ({ type: 'integer', format: 'int64', minimum: least })

export const HEADERS: DocumentPart = {
  RateLimitPolicy: {
    description: 'How many calls there may be in how many seconds.',
    schema: { type: 'string', maxLength: 80, examples: ['"key";q=600;w=60'] },
  },
  RateLimit: {
    description: 'How many calls are left, and for how many seconds.',
    schema: { type: 'string', maxLength: 80, examples: ['"key";r=598;t=41'] },
  },
  RequestId: {
    description: 'Names this call in our logs.',
    schema: { type: 'string', maxLength: 36, examples: ['0f8fad5b-d9cb-469f-a165-70867728950e'] },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { ...integer(1), maximum: 86_400 } },
}

export const EVERY_ANSWER: DocumentPart = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'x-request-id': { $ref: '#/components/headers/RequestId' },
}

const text = (most: number) => ({ type: 'string', maxLength: most })

/** RFC 9457, with `code` for programs. */
export const PROBLEM: DocumentPart = {
  type: 'object',
  description: 'Why a call was refused: problem details by RFC 9457, with a code for programs.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'message', 'requestId'],
  properties: {
    type: { ...text(300), format: 'uri' },
    title: text(300),
    status: { ...integer(400), maximum: 599 },
    detail: text(1_000),
    instance: text(60),
    code: { ...text(60), 'x-extensible-enum': Object.keys(REFUSALS) },
    message: text(1_000),
    requestId: text(36),
    problems: {
      type: 'array',
      maxItems: 1_000,
      items: {
        type: 'object',
        required: ['field', 'pointer', 'message'],
        properties: { field: text(300), pointer: text(300), message: text(1_000) },
      },
    },
  },
}
