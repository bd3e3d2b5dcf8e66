export { sweepLeads } from './answer-lead.ts'
