import { isDeepStrictEqual } from 'node:util'
import { type Endpoint, isBinary } from '@understory/contracts/endpoint.ts'
import { statusOf } from '@understory/contracts/refusals/refusals.ts'
import type { z } from 'zod'
import type { Refused } from './refuse.ts'
import type { Route } from './route.ts'
import { refusalsOfRoute } from './route-refusals.ts'

/**
 * Throws where an answer is not what its contract says: a field that is missing, of another type, or
 * that no contract knows. Every test runs with it (`CHECK_ANSWERS`); a real server spares itself the work.
 */
export function checkAnswer({ method, path, answer }: Endpoint, outcome: unknown): void {
  if (answer === undefined || isBinary(answer)) return
  checkShape(`${method} ${path}`, answer, outcome)
}

/** The same of anything that has a schema, by what it is called. */
export function checkShape(name: string, schema: z.ZodType, said: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(said))
  const parsed = schema.safeParse(sent)
  if (!parsed.success) fail(`${name} breaks its contract: ${parsed.error.message}`)
  else if (!isDeepStrictEqual(parsed.data, sent)) {
    fail(`${name} answers more than its contract: ${JSON.stringify(sent)}`)
  }
}

/** Throws where a refusal has a status that the document of the API does not name for its call. */
export function checkRefusal(declared: Route, { refusal: { code } }: Refused): void {
  const { method, path } = declared.endpoint
  const named = refusalsOfRoute(declared).map(statusOf)
  if (!named.includes(statusOf(code)))
    fail(`${method} ${path} refuses with ${code}, whose status its contract does not name`)
}

/** The caller sees no more than "something went wrong", so it is printed as well. */
function fail(sentence: string): never {
  console.error(sentence)
  throw new Error(sentence)
}
