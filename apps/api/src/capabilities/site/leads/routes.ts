import { AnswerLead, ListLeads, SendLead } from '@understory/contracts/site/leads.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { answerLead, listLeads } from './answer-lead.ts'
import { sendLead } from './send-lead.ts'

const PER_ADDRESS = { name: 'leads', points: 5, seconds: 3_600 }

export function leadRoutes(deps: Deps): Route[] {
  return [
    route(SendLead, { access: 'public', limit: PER_ADDRESS }, ({ body }) =>
      asPlatform(() => sendLead(deps, body)),
    ),
    route(ListLeads, { access: 'staff', duty: 'help-people' }, () => listLeads(deps)),
    route(AnswerLead, { access: 'staff', duty: 'help-people' }, ({ actor, params, body }) =>
      answerLead(deps, actor, { ...params, ...body }),
    ),
  ]
}
