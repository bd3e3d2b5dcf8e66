import type { Capability } from '../../../capability.ts'
import { DISCLOSURE_CHANGE } from './disclosure-change.ts'
import { PROJECT_PAYMENT_CHANGE } from './payments/project-payment-change.ts'
import { disclosureRoutes } from './routes.ts'

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
  },
  asPlatform: {
    'routes.ts': 'what is published of projects is public',
    'sold-in-united-states.ts': 'what is published of projects decides what a buyer is sold',
  },
  routes: disclosureRoutes,
  bodies: { fileForms: [/^\/staff\/receipts$/], fileCalls: [/^\/api\/staff\/receipts$/] },
  staffChanges: [DISCLOSURE_CHANGE, PROJECT_PAYMENT_CHANGE],
}
