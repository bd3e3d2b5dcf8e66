import type { Capability } from '../../../capability.ts'
import { EMAIL_QUEUE, NOT_TRIED_AGAIN } from '../../../jobs/queue-options.ts'
import { DISCLOSURE_CHANGE } from './disclosure-change.ts'
import { lookAtGate } from './gate/look-at-gate.ts'
import { sendHeldBackAlert } from './gate/send-held-back-alert.ts'
import { PROJECT_PAYMENT_CHANGE } from './payments/project-payment-change.ts'
import { disclosureRoutes } from './routes.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'look-at-gate': Record<string, never>
    'send-held-back-alert': { projectId: string; messageId: string }
  }
}

export const disclosures: Capability = {
  area: 'proof',
  name: 'disclosures',
  says: 'What a seller has to publish of each project, and what reached it.',
  owns: {
    project_disclosure: { modes: 'both', retention: 'common' },
    project_quantity: { modes: 'both', retention: 'common' },
    project_verification: { modes: 'both', retention: 'common' },
    project_payment: { modes: 'both', retention: 'common' },
    project_receipt: { modes: 'both', retention: 'common' },
    project_gate: { modes: 'both', retention: 'common' },
  },
  asPlatform: {
    'routes.ts': 'what is published of projects is public',
    'sold-in-united-states.ts': 'what is published of projects decides what a buyer is sold',
  },
  routes: disclosureRoutes,
  jobs: {
    'look-at-gate': { queue: NOT_TRIED_AGAIN, every: '*/10 * * * *', run: lookAtGate },
    'send-held-back-alert': { queue: EMAIL_QUEUE, run: sendHeldBackAlert },
  },
  bodies: { fileForms: [/^\/staff\/receipts$/], fileCalls: [/^\/api\/staff\/receipts$/] },
  staffChanges: [DISCLOSURE_CHANGE, PROJECT_PAYMENT_CHANGE],
}
