import type { JobResult } from 'pg-boss'

/** A job that fails is retried alone; the rest of its batch is done. */
export async function settle(
  id: string,
  work: Promise<void>,
  onFault: (fault: unknown) => void,
): Promise<JobResult> {
  try {
    await work
    return { id, status: 'completed' }
  } catch (fault) {
    onFault(fault)
    return { id, status: 'failed', output: { message: String(fault) } }
  }
}
