import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { SendLead } from '@understory/contracts/site/leads.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { leadsMessage } from './messages/messages.generated.ts'

type SendLeadDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs' | 'limit'>

const PER_EMAIL = { name: 'lead-of-email', points: 3, seconds: 86_400 }
/** People name a page or two; spam names many. */
const MOST_LINKS = 3
const RECEIVED = { received: true } as const

/** Stores what someone wrote, and queues the emails that say so, to them and to us. */
export async function sendLead(
  deps: SendLeadDeps,
  { fax, ...lead }: BodyOf<typeof SendLead>,
): Promise<typeof RECEIVED | Refused> {
  // A robot does not learn that it was recognised.
  if (fax !== '') return RECEIVED
  if (lead.message.split(/https?:\/\//i).length - 1 > MOST_LINKS) {
    return refuse('LEAD_LOOKS_LIKE_SPAM', [
      { field: 'message', message: leadsMessage('lead.message') },
    ])
  }
  if (!(await deps.limit(PER_EMAIL, lead.email))) return refuse('TOO_MANY_ATTEMPTS')
  const id = deps.newId()
  await transact(deps.db, async (tx) => {
    await tx
      .insertInto('lead')
      .values({ id, ...lead, company: lead.company || null, created_at: deps.clock() })
      .execute()
    await deps.jobs.enqueue(tx, 'send-lead', { leadId: id })
  })
  return RECEIVED
}
