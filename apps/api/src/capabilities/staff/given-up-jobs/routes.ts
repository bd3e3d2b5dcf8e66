import {
  DropGivenUpJobs,
  ListGivenUpJobs,
  RetryGivenUpJobs,
} from '@understory/contracts/staff/given-up-jobs.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { listGivenUpJobs } from './list-given-up-jobs.ts'
import { dropGivenUpJobs, retryGivenUpJobs } from './settle-given-up-jobs.ts'

export function givenUpJobRoutes(deps: Deps): Route[] {
  return [
    route(ListGivenUpJobs, { access: 'staff', duty: 'run' }, () => listGivenUpJobs(deps)),
    route(RetryGivenUpJobs, { access: 'staff', duty: 'run' }, ({ actor, body }) =>
      retryGivenUpJobs(deps, { ...body, staffId: actor.staffId }),
    ),
    route(DropGivenUpJobs, { access: 'staff', duty: 'run' }, ({ actor, body }) =>
      dropGivenUpJobs(deps, { ...body, staffId: actor.staffId }),
    ),
  ]
}
