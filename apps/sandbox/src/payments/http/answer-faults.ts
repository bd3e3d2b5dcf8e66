export const ANSWER_FAULTS = ['timeout', 'reset', 'error', 'lost-answer'] as const
/**
 * `timeout`: nothing is done and no response is sent. `reset`: the connection is cut, nothing is done.
 * `error`: a 500, nothing is done. `lost-answer`: it is done, and the connection is cut.
 */
export type AnswerFault = (typeof ANSWER_FAULTS)[number]
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
    /** The fault for this call, which is then used up. */
    take(method: string, path: string): AnswerFault | null {
      const met = planned.find((one) => one.method === method && fits(one.path, path))
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
