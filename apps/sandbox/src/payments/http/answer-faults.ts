export const ANSWER_FAULTS = [
  'timeout',
  'reset',
  'error',
  'late-error',
  'lost-answer',
  'rate-limited',
  'locked',
] as const
/**
 * `timeout`: nothing is done and no response is sent. `reset`: the connection is cut, nothing is done.
 * `error`: a 500, nothing is done. `late-error`: a 500 after it was done. Either is what its idempotency key
 * answers from then on. `lost-answer`: it is done, and the connection is cut. `rate-limited`, `locked`: a 429,
 * nothing is done, and the key is free.
 */
export type AnswerFault = (typeof ANSWER_FAULTS)[number]
type Taken = { method: string; path: string; isRepeat: boolean }
type Planned = { method: string; path: string; fault: AnswerFault; left: number }

/** Faults planned for the next calls to a path; `*` in a path matches any id. */
export function planAnswerFaults() {
  let planned: Planned[] = []
  return {
    plan(fault: Planned): void {
      planned.push(fault)
    },
    clear(): void {
      planned = []
    },
    /**
     * The fault for this call, which is then used up. A key that was answered before is not executed again, so
     * that only the line can fail.
     */
    take({ method, path, isRepeat }: Taken): AnswerFault | null {
      const met = planned.find(
        (one) =>
          one.method === method &&
          fits(one.path, path) &&
          !(isRepeat && ['error', 'late-error'].includes(one.fault)),
      )
      if (met === undefined) return null
      met.left -= 1
      planned = planned.filter((one) => one.left > 0)
      return met.fault
    },
  }
}

function fits(pattern: string, path: string): boolean {
  const steps = path.split('/')
  const wanted = pattern.split('/')
  return (
    wanted.length === steps.length && wanted.every((step, at) => step === '*' || step === steps[at])
  )
}

export type AnswerFaultPlan = ReturnType<typeof planAnswerFaults>
