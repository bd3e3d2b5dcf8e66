import type { Capability } from '../../capability.ts'
import { sweepLeads } from './answer-lead.ts'
import { leadRoutes } from './routes.ts'

export const leads: Capability = {
  name: 'leads',
  says: 'What people write by the contact form, and what staff answer.',
  owns: {
    lead: {
      kept: 'messages',
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
  routes: leadRoutes,
  sweeps: [sweepLeads],
}
