import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE } from '../../../jobs/queue-options.ts'
import { sweepLeads } from './answer-lead.ts'
import { forgetLeads } from './forget-leads.ts'
import { sendLeadAnswer, sendLeadNotice } from './lead-mails.ts'
import { LEAD_QUEUE } from './lead-queue.ts'
import { leadRoutes } from './routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'send-lead': { leadId: string }
    'send-lead-answer': { leadId: string }
  }
}

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
  asPlatform: {
    'routes.ts': 'a visitor who writes has no account',
  },
  routes: leadRoutes,
  jobs: {
    'send-lead': { queue: EMAIL_QUEUE, run: (deps, { leadId }) => sendLeadNotice(deps, leadId) },
    'send-lead-answer': {
      queue: EMAIL_QUEUE,
      run: (deps, { leadId }) => sendLeadAnswer(deps, leadId),
    },
  },
  workQueues: [LEAD_QUEUE],
  sweeps: [sweepLeads],
  forgetsUser: forgetLeads,
}
