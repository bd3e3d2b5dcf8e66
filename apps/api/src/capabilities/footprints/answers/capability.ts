import type { Capability } from '../../../capability.ts'
import { answerRoutes } from './routes.ts'

export const answers: Capability = {
  area: 'footprints',
  name: 'answers',
  says: 'What a supplier answers by a link and may withdraw, what a customer sees of it, and the shares that were given.',
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
