import {
  GetBillingClock,
  GetMailboxMessage,
  ListMailbox,
  MoveBillingClock,
} from '@understory/contracts/developers/mailbox.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { findMessage, listMessages } from './read-mailbox.ts'

/** Tools for trying the product on one's own machine; each refuses anywhere else. */
export function developerRoutes(deps: Deps): Route[] {
  return [
    route(ListMailbox, { access: 'public' }, () => listMessages(deps.mailbox)),
    route(GetMailboxMessage, { access: 'public' }, ({ params }) =>
      findMessage(deps.mailbox, params.id),
    ),
    route(GetBillingClock, { access: 'public' }, async () =>
      billingTime(await deps.billingClock?.now()),
    ),
    route(MoveBillingClock, { access: 'public' }, ({ body }) => moveBillingClock(deps, body)),
  ]
}

/** What orders came to in cycles that end on the way is billed now, and not with the next minute. */
async function moveBillingClock(
  { billingClock, db, jobs }: Pick<Deps, 'billingClock' | 'db' | 'jobs'>,
  { days, email }: BodyOf<typeof MoveBillingClock>,
) {
  const now = await billingClock?.advance(days, email)
  if (now) await jobs.enqueue(db, 'bill-stores', {})
  return billingTime(now)
}

const billingTime = (now: Date | undefined) =>
  now ? { now: now.toISOString() } : refuse('NOT_FOUND')
