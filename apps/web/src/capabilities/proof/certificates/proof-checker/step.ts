import type { Step, StepName } from './proof-check.ts'
import { fail } from './tlog-proof.ts'

/** Work that finds something, `null` where it could not be done, or fails by throwing. */
export async function step(name: StepName, work: () => Promise<string | null>): Promise<Step> {
  try {
    const detail = await work()
    return { name, state: detail === null ? 'skipped' : 'passed', detail: detail ?? '' }
  } catch (fault) {
    return { name, state: 'failed', detail: fault instanceof Error ? fault.message : '' }
  }
}

/** The value of a line of a leaf or statement. */
export const lineOf = (text: string, name: string) =>
  new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? fail(`its ${name} is missing`)
export const amountIn = (text: string, name: string) => Number.parseInt(lineOf(text, name), 10)
/** What is printed of a hash behind the `#` of a code. */
export const markOf = (hash: string) => hash.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22)
