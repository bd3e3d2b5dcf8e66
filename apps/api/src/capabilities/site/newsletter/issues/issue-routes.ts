import {
  CreateIssue,
  GetIssue,
  ListIssues,
  SaveIssue,
  ScheduleIssue,
  TestIssue,
  WithdrawIssue,
} from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import type { Deps } from '../../../../deps.ts'
import { type Route, route } from '../../../../http/route.ts'
import { scheduleIssue, withdrawIssue } from './schedule-issue.ts'
import { testIssue } from './send-test.ts'
import { createIssue, getIssue, listIssues, saveIssue } from './write-issues.ts'

export function newsletterIssueRoutes(deps: Deps): Route[] {
  return [
    route(ListIssues, { access: 'staff', duty: 'write-content' }, () => listIssues(deps)),
    route(CreateIssue, { access: 'staff', duty: 'write-content' }, ({ actor, body }) =>
      createIssue(deps, actor, body),
    ),
    route(GetIssue, { access: 'staff', duty: 'write-content' }, ({ params }) =>
      getIssue(deps, params.issueId),
    ),
    route(SaveIssue, { access: 'staff', duty: 'write-content' }, ({ params, body }) =>
      saveIssue(deps, params.issueId, body),
    ),
    route(TestIssue, { access: 'staff', duty: 'write-content' }, ({ actor, params }) =>
      testIssue(deps, actor, params.issueId),
    ),
    route(ScheduleIssue, { access: 'staff', duty: 'send-newsletter' }, ({ params, body }) =>
      scheduleIssue(deps, params.issueId, body.at),
    ),
    route(WithdrawIssue, { access: 'staff', duty: 'write-content' }, ({ params, body }) =>
      withdrawIssue(deps, params.issueId, body.to),
    ),
  ]
}
