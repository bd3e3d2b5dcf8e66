import type { Capability } from '../../../capability.ts'
import { answerRoutes } from './routes.ts'

export const answers: Capability = {
  area: 'footprints',
  name: 'answers',
  says: 'What a supplier answers by a link, what of it a customer sees, and taking it back.',
  owns: {
    answer_release: {
      modes: 'both',
      isDeletedWithAccount: true,
      retention: 'yours',
      exported: { of: 'account', columns: ['id', 'level', 'disclosed', 'shown', 'released_at'] },
    },
    mail_suppression: { modes: 'both', retention: 'readers' },
  },
  publishes: ['answer_release'],
  routes: answerRoutes,
}
