import type { Capability } from '../../capability.ts'
import { sweepLeads } from './answer-lead.ts'
import { leadRoutes } from './routes.ts'

export const leads: Capability = {
  name: 'leads',
  says: 'What people write by the contact form, and what staff answer.',
  routes: leadRoutes,
  sweeps: [sweepLeads],
}
