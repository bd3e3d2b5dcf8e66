import {
  AskForNewsletter,
  ConfirmNewsletter,
  GetOwnNewsletter,
  JoinAsUser,
  LeaveAsUser,
  LeaveNewsletter,
  ReadNewsletterLink,
  ReceiveMailFeedback,
  ReturnToNewsletter,
} from '@understory/contracts/site/newsletter/newsletter.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { getOwnNewsletter, joinAsUser, leaveAsUser } from './as-user.ts'
import { receiveFeedback } from './feedback.ts'
import { askForNewsletter, confirmNewsletter } from './join.ts'
import { leaveNewsletter, readNewsletterLink, returnToNewsletter } from './leave.ts'

const HOUR_SECONDS = 3_600
const REQUESTS = { name: 'newsletter-requests', points: 10, seconds: HOUR_SECONDS }
const CONFIRMATIONS = { name: 'newsletter-confirmations', points: 60, seconds: HOUR_SECONDS }

/** Leaving has no limit per address: mail programs of many readers leave from one. */
export function newsletterRoutes(deps: Deps): Route[] {
  return [
    route(AskForNewsletter, { access: 'public', limit: REQUESTS }, ({ body }) =>
      asPlatform(() => askForNewsletter(deps, body)),
    ),
    route(ReadNewsletterLink, { access: 'public' }, ({ query }) =>
      asPlatform(() => readNewsletterLink(deps, query.token)),
    ),
    route(ConfirmNewsletter, { access: 'public', limit: CONFIRMATIONS }, ({ body }) =>
      asPlatform(() => confirmNewsletter(deps, body.token)),
    ),
    route(LeaveNewsletter, { access: 'public' }, ({ body }) =>
      asPlatform(() => leaveNewsletter(deps, body.token)),
    ),
    route(ReturnToNewsletter, { access: 'public', limit: CONFIRMATIONS }, ({ body }) =>
      asPlatform(() => returnToNewsletter(deps, body.token)),
    ),
    route(GetOwnNewsletter, { access: 'user' }, () => getOwnNewsletter(deps)),
    route(JoinAsUser, { access: 'self', event: 'newsletter-joined' }, ({ actor }) =>
      joinAsUser(deps, actor.userId),
    ),
    route(LeaveAsUser, { access: 'self', event: 'newsletter-left' }, ({ actor }) =>
      leaveAsUser(deps, actor.userId),
    ),
    route(ReceiveMailFeedback, { access: 'signed' }, ({ request }) =>
      asPlatform(() => receiveFeedback(deps, request)),
    ),
  ]
}
