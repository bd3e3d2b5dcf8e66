import type { z } from 'zod'
import type { RefusalCode } from './refusals/refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type BinaryAnswer = {
  readonly contentType: string
  /** It may be larger than memory, so it is passed on as a stream. */
  readonly isStreamed?: true
}

/**
 * One call of the API, as data: the server checks by it, the client is typed by it, and the OpenAPI
 * document is written from it.
 */
export type Endpoint = {
  readonly method: Method
  /** Parameters in braces, as OpenAPI writes them: `/api/certificates/{certificateId}`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** 64 KB by default. */
  readonly maxBodyBytes?: number
  /** The body is a file of at most so many bytes, and not JSON. */
  readonly file?: { readonly maxBytes: number }
  /** 302: the handler answers with a redirect of its own. */
  readonly status?: 200 | 201 | 202 | 204 | 302
  /** What a success answers: a schema, a file, or nothing. */
  readonly answer?: z.ZodType | BinaryAnswer
  readonly refusals?: readonly RefusalCode[]
}

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared
}

export function isBinary(answer: Endpoint['answer']): answer is BinaryAnswer {
  return answer !== undefined && 'contentType' in answer
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
export type FileOf<E extends Endpoint> = E['file'] extends object ? Uint8Array : undefined
/** What the server's handler returns. */
export type ReplyOf<E extends Endpoint> = E['status'] extends 302 ? Response : PlainReplyOf<E>
type PlainReplyOf<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.input<E['answer']>
  : E['answer'] extends BinaryAnswer
    ? Uint8Array | ReadableStream<Uint8Array>
    : undefined
/** What the client receives. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : E['answer'] extends BinaryAnswer
    ? Uint8Array
    : undefined

type GivenPart<Key extends string, Value> = Value extends undefined
  ? { [K in Key]?: undefined }
  : { [K in Key]: Value }
type GivenQuery<E extends Endpoint> = E['query'] extends z.ZodType
  ? { query?: Input<E['query']> }
  : { query?: undefined }

/** What a caller passes. */
export type CallOf<E extends Endpoint> = GivenPart<'params', Input<E['params']>> &
  GivenPart<'body', Input<E['body']>> &
  GivenPart<'file', FileOf<E>> &
  GivenQuery<E>
