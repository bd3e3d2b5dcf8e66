import { allApiRoutes } from '../../../apps/api/src/app.ts'
import { callPublicApi } from '../../../apps/api/src/testing/people/api-keys.ts'
import { compareByKey } from '../../api-by-key.ts'
import type { Measure } from '../../measure.ts'
import { oneApiRoute } from './one-api-route.ts'

/** What counting a call adds to it. */
export const v1Limits: Measure = {
  id: 'v1-limits',
  what: 'GET /v1/account by a key, against the same where no call is counted',
  unit: 'ms',
  goal: { ratio: 1.15, is: 'at most' },
  run: () =>
    compareByKey(async ({ company: { deps }, byKey, key }) => {
      const declared = allApiRoutes(deps).find(({ operation }) => operation.path === '/v1/account')
      if (!declared) throw new Error('there is no such call')
      const send = oneApiRoute({ ...deps, countAttempt: async () => 1 }, declared)
      return {
        ours: () => byKey('/v1/account'),
        reference: async () => (await callPublicApi({ send }, '/v1/account', { key })).json(),
      }
    }),
}
