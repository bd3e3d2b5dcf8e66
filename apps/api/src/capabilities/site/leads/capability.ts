import type { Capability } from '../../../capability.ts'
import { sweepLeads } from './answer-lead.ts'
import { forgetLeads } from './forget-leads.ts'
import { LEAD_QUEUE } from './lead-queue.ts'
import { leadRoutes } from './routes.ts'

export const leads: Capability = {
  area: 'site',
  name: 'leads',
  says: 'What people write by the contact form, and what staff answer.',
  owns: {
    lead: {
      modes: 'both',
      retention: 'messages',
      exported: {
        of: 'user',
        columns: [
          'topic',
          'name',
          'email',
          'company',
          'message',
          'created_at',
          'answer',
          'answered_at',
        ],
      },
    },
  },
  publishes: ['lead'],
  asPlatform: {
    'routes.ts': 'a visitor who writes has no account',
  },
  routes: leadRoutes,
  workQueues: [LEAD_QUEUE],
  sweeps: [sweepLeads],
  forgetsUser: forgetLeads,
}
