import { isDeepStrictEqual } from 'node:util'
import { type Endpoint, isBinary } from '@understory/contracts/endpoint.ts'

/**
 * Throws where an answer is not what its contract says: a field that is missing, of another type, or
 * that no contract knows. Every test runs with it (`CHECK_ANSWERS`); a real server spares itself the work.
 */
export function checkAnswer({ method, path, answer }: Endpoint, outcome: unknown): void {
  if (answer === undefined || isBinary(answer)) return
  const sent: unknown = JSON.parse(JSON.stringify(outcome))
  const parsed = answer.safeParse(sent)
  if (!parsed.success) {
    throw new Error(`${method} ${path} answers against its contract: ${parsed.error.message}`)
  }
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(`${method} ${path} answers more than its contract: ${JSON.stringify(sent)}`)
  }
}
