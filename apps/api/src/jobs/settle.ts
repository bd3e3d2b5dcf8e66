import { NotAccepted } from '@understory/ports/mail/mailer.ts'
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
    const status = isHopeless(fault) ? 'deadletter' : 'failed'
    return { id, status, output: { message: String(fault) } }
  }
}

/** To try again is of no use: the mail server says that there is no such address. */
export const isHopeless = (fault: unknown): boolean =>
  fault instanceof NotAccepted && fault.refusal === 'no-address'
