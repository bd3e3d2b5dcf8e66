import type { Capability } from '../../../capability.ts'
import { triedAgain } from '../../../jobs/queue-options.ts'
import { testDataApiRoutes } from './api-routes.ts'
import { clearTestData } from './clear-test-data.ts'
import { sweepTestData } from './sweep-test-data.ts'

declare module '../../../jobs/jobs.ts' {
  interface Jobs {
    'clear-test-data': { accountId: string; before: number }
  }
}

export const testData: Capability = {
  area: 'developers',
  name: 'test-data',
  says: 'How what test keys made ends: when a program resets it, and after 90 days.',
  asPlatform: {
    'reset-test-account.ts': 'purchases and events are deleted by the platform alone',
  },
  apiRoutes: testDataApiRoutes,
  jobs: {
    'clear-test-data': {
      queue: triedAgain(8, 30),
      run: async (deps, { accountId, before }) => {
        await clearTestData(deps, { accountId, before: new Date(before) })
      },
    },
  },
  nightlySweeps: [sweepTestData],
}
