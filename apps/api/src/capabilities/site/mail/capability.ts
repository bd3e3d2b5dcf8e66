import type { Capability } from '../../../capability.ts'
import { forgetAddressee } from './forget-addressee.ts'

export const mail: Capability = {
  area: 'site',
  name: 'mail',
  says: 'How an email looks, whom it goes to, and that it goes there once.',
  owns: {
    email_message: {
      modes: 'both',
      retention: {
        days: 400,
        since: 'queued_at',
        what: 'Which kind of email was sent to which address, without its text',
      },
    },
  },
  publishes: ['email_message'],
  forgetsUser: forgetAddressee,
}
