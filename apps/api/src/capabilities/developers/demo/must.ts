import { Refused } from '../../../http/refuse.ts'

/** What is seeded is never refused. */
export function must<T>(answer: T | Refused): T {
  if (answer instanceof Refused)
    throw new Error(`the demo data were refused: ${answer.refusal.message}`)
  return answer
}
