import type { Capability } from '../../../capability.ts'
import { forgetGivenUpJobs } from './forget-given-up-jobs.ts'
import { GIVEN_UP_WORK } from './given-up-work.ts'
import { givenUpJobRoutes } from './routes.ts'

export const givenUpJobs: Capability = {
  area: 'staff',
  name: 'given-up-jobs',
  says: 'Which emails and jobs were given up, and what a person does about them.',
  routes: givenUpJobRoutes,
  workQueues: [GIVEN_UP_WORK],
  forgetsUser: forgetGivenUpJobs,
}
