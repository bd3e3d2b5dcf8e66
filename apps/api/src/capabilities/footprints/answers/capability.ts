import type { Capability } from '../../../capability.ts'
import { answerRoutes } from './routes.ts'

export const answers: Capability = {
  area: 'footprints',
  name: 'answers',
  says: 'What a supplier answers by a link, what of it a customer sees, and taking it back; what an account gave to all its customers.',
  owns: {
    own_answer: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', alsoCsv: true },
    },
    mail_suppression: { modes: 'both', retention: 'readers' },
  },
  routes: answerRoutes,
}
