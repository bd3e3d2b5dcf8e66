import { randomUUID } from 'node:crypto'
import { allApiRoutes } from '../../../apps/api/src/app.ts'
import { callPublicApi } from '../../../apps/api/src/testing/people/api-keys.ts'
import { compareByKey } from '../../api-by-key.ts'
import type { Measure } from '../../measure.ts'
import { oneApiRoute } from './one-api-route.ts'

const BODY = { ask: { by: 'units', milliTrees: 10_000 }, currency: 'GBP' }

/** What it takes that a call may be repeated, against two bare writes beside it. */
export const idempotentFirst: Measure = {
  id: 'idempotent-first',
  what: 'A quote with a new Idempotency-Key, against the same without one and two single-row writes',
  unit: 'ms',
  goal: { ratio: 1.2, is: 'at most' },
  run: () =>
    compareByKey(async ({ company: { deps, pool }, byKey, key }) => {
      await pool.query('create table bare_call (id uuid primary key, body text)')
      const declared = allApiRoutes(deps).find(
        ({ operation: { path, method } }) => path === '/v1/quotes' && method === 'POST',
      )
      if (!declared) throw new Error('there is no such call')
      const { idempotency: _, ...operation } = declared.operation
      const send = oneApiRoute(deps, {
        operation,
        handle: async (call) => {
          const id = randomUUID()
          await pool.query('insert into bare_call (id) values ($1)', [id])
          const made = await declared.handle(call)
          const body = JSON.stringify(made)
          await pool.query('update bare_call set body = $2 where id = $1', [id, body])
          return made
        },
      })
      const made = async (response: Response) => {
        if (response.status !== 201) throw new Error(`${response.status}`)
        return response.json()
      }
      return {
        ours: () => byKey('/v1/quotes', { body: BODY, headers: {} }),
        reference: async () =>
          made(await callPublicApi({ send }, '/v1/quotes', { key, body: BODY })),
      }
    }),
}
