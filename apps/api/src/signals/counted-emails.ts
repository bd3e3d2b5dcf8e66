import { type Mailer, NotAccepted } from '@understory/ports/mail/mailer.ts'
import type { Vitals } from './vitals.ts'

/** Sends in the same way, and counts what the mail server said. */
export function counted(send: Mailer['send'], { emails }: Pick<Vitals, 'emails'>): Mailer['send'] {
  return async (email) => {
    try {
      await send(email)
      emails.inc({ outcome: 'sent' })
    } catch (fault) {
      emails.inc({ outcome: fault instanceof NotAccepted ? fault.refusal : 'unknown' })
      throw fault
    }
  }
}
