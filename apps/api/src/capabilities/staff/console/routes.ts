import { SearchConsole } from '@understory/contracts/staff/console/search-console.ts'
import {
  IssueAdminToken,
  ListActivity,
  ListAudit,
  ListStaff,
  OpenStaffSession,
  RefundPayment,
  SearchUsers,
  SignOutUser,
  StartImpersonation,
  StartStaffSignIn,
  StopImpersonation,
  ViewUser,
} from '@understory/contracts/staff/console/staff.ts'
import { ListWorkQueues } from '@understory/contracts/staff/console/work-queues.ts'
import { mayDo } from '@understory/domain/people/accounts/permissions.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { type Route, route } from '../../../http/route.ts'
import { listActivity, listAudit } from './audit.ts'
import { searchUsers, viewUser } from './find-users.ts'
import { startImpersonation, stopImpersonation } from './impersonate.ts'
import { issueAdminToken } from './issue-admin-token.ts'
import { refundPayment } from './refund-payment.ts'
import { searchConsole } from './search/search-console.ts'
import { signOutUser } from './sign-out-user.ts'
import { openStaffSession } from './staff-session.ts'
import { listStaff } from './team/list-staff.ts'
import { listWorkQueues } from './today/list-work-queues.ts'

const QUARTER = 900
const SIGN_IN_LIMIT = { name: 'staff-sign-in', points: 30, seconds: QUARTER }
const TOKEN_LIMIT = { name: 'admin-token', points: 30, seconds: QUARTER }
const SEARCH_LIMIT = { name: 'staff-search', points: 300, seconds: QUARTER }

type WithCookies = { cookies: readonly string[] }

function setCookies(headers: Headers, { cookies }: WithCookies): void {
  for (const cookie of cookies) headers.append('set-cookie', cookie)
}

export function staffRoutes(deps: Deps): Route[] {
  return [
    route(
      StartStaffSignIn,
      { access: 'session', limit: SIGN_IN_LIMIT },
      async ({ body, request, responseHeaders }) => {
        if (!deps.providers.includes('google-staff')) return refuse('GOOGLE_FAILED')
        const { origin } = deps.config
        const started = await deps.signIn.startSocial(
          {
            provider: 'google-staff',
            isJoining: true,
            doneUrl: new URL(body.next, origin).href,
            failedUrl: `${origin}/impersonate`,
          },
          request.headers,
        )
        setCookies(responseHeaders, started)
        return started.url ? { url: started.url } : refuse('GOOGLE_FAILED')
      },
    ),

    route(OpenStaffSession, { access: 'session' }, async ({ request, responseHeaders }) => {
      const opened = await openStaffSession(deps, request.headers)
      if (opened instanceof Refused) return opened
      setCookies(responseHeaders, opened)
      return opened.reply
    }),

    route(SearchUsers, { access: 'staff', duty: 'see-people', limit: SEARCH_LIMIT }, ({ query }) =>
      searchUsers(deps, query.search),
    ),
    route(ViewUser, { access: 'staff', duty: 'see-people' }, ({ params }) =>
      viewUser(deps, params.userId),
    ),
    route(SignOutUser, { access: 'staff', duty: 'help-people' }, ({ actor, params, body }) =>
      signOutUser(deps, { ...params, ...body, staffId: actor.staffId }),
    ),
    route(RefundPayment, { access: 'staff', duty: 'refund' }, ({ actor, params, body }) =>
      refundPayment(deps, { ...params, ...body, staffId: actor.staffId }),
    ),
    route(ListAudit, { access: 'staff', duty: 'run' }, ({ query }) =>
      listAudit(deps.db, { ...query, onlyStaff: true }),
    ),
    route(ListStaff, { access: 'staff', duty: 'run' }, () => listStaff(deps)),

    route(
      StartImpersonation,
      { access: 'session', limit: SIGN_IN_LIMIT },
      async ({ body, request, responseHeaders }) => {
        const started = await startImpersonation(deps, request.headers, body)
        if (started instanceof Refused) return started
        setCookies(responseHeaders, started)
        return started.reply
      },
    ),
    route(StopImpersonation, { access: 'session' }, async ({ request, responseHeaders }) => {
      const stopped = await stopImpersonation(deps, request.headers)
      if (stopped instanceof Refused) return stopped
      setCookies(responseHeaders, stopped)
    }),

    route(IssueAdminToken, { access: 'signed', limit: TOKEN_LIMIT }, ({ request }) =>
      issueAdminToken(deps, request.headers),
    ),

    route(
      SearchConsole,
      { access: 'staff', duty: 'see-people', limit: SEARCH_LIMIT },
      ({ actor, query }) => searchConsole(deps, actor, query.search),
    ),
    route(ListWorkQueues, { access: 'staff', duty: 'open-console' }, ({ actor }) =>
      listWorkQueues(deps, actor),
    ),

    route(ListActivity, { access: 'account', may: 'see' }, ({ actor, query }) => {
      const accountId = mayDo(actor.role, 'manage-members') ? actor.accountId : null
      return listActivity(deps.db, { userId: actor.userId, accountId, before: query.before })
    }),
  ]
}
