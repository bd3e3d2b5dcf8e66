import {
  GetBillingClock,
  GetMailboxMessage,
  ListMailbox,
  MoveBillingClock,
} from '@understory/contracts/developer.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { type Route, route } from '../../http/route.ts'
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
    route(MoveBillingClock, { access: 'public' }, async ({ body }) =>
      billingTime(await deps.billingClock?.advance(body.days, body.email)),
    ),
  ]
}

const billingTime = (now: Date | undefined) =>
  now ? { now: now.toISOString() } : refuse('NOT_FOUND')
