import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoint } from '@understory/contracts/endpoint.ts'
import { EstimateHousehold } from '@understory/contracts/footprints/household.ts'
import { Hono } from 'hono'
import { householdRoutes } from '../../../apps/api/src/capabilities/footprints/household/routes.ts'
import type { Deps } from '../../../apps/api/src/deps.ts'
import { type App, mount } from '../../../apps/api/src/http/mount.ts'
import { workScope } from '../../../apps/api/src/http/requests/work-scope.ts'
import { type Route, route } from '../../../apps/api/src/http/route.ts'
import { ROOT } from '../../../tools/folders.ts'
import { withCompany } from '../../api-of-a-company.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'

const EXAMPLES = 'packages/domain/data/household/worked-examples.json'
const CALLS = 600

/** Thirty households, each in turn, against a call that reads the same body and writes the same answer. */
export const householdEstimate: Measure = {
  id: 'household-estimate',
  what: 'An estimate of a household, against a bare call with the same body and answer',
  unit: 'ms',
  goal: { ratio: 2, is: 'at most' },
  run: () =>
    withCompany(async ({ deps }) => {
      const ask = asking(deps)
      const [ours, reference]: [number[], number[]] = [[], []]
      await medianOf(ask, EstimateHousehold.path)
      await interleave({
        ours: async () => void ours.push(await medianOf(ask, EstimateHousehold.path)),
        reference: async () => void reference.push(await medianOf(ask, BareHousehold.path)),
      })
      const result = { ours: middleOf(ours), reference: middleOf(reference) }
      return [{ ...result, ratio: result.ours / result.reference }]
    }),
}

const { examples } = JSON.parse(readFileSync(join(ROOT, EXAMPLES), 'utf8')) as {
  examples: { request: { country: string }; expected: object }[]
}
const BODIES = examples.map(({ request }) => JSON.stringify(request))
const [{ request, expected } = { request: { country: 'GB' }, expected: {} }] = examples

const BareHousehold = endpoint({ ...EstimateHousehold, path: '/api/bare-household' })

const bareHousehold = (): Route =>
  route(
    BareHousehold,
    { access: 'public' },
    async () => ({ input: request, estimate: expected }) as never,
  )

type AskHousehold = (path: string, body: string) => Promise<Response>

function asking(deps: Deps): AskHousehold {
  const app: App = new Hono()
  const open: Deps = { ...deps, limit: () => Promise.resolve(true) }
  for (const each of [...householdRoutes(open), bareHousehold()]) mount(app, open, each)
  const facts = { ip: '198.51.100.7', requestId: 'bench' }
  return (path, body) =>
    workScope.run({ requestId: 'bench' }, async () =>
      app.fetch(
        new Request(`http://understory.test${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
        facts,
      ),
    )
}

/** Milliseconds, one call after the other. */
async function medianOf(ask: AskHousehold, path: string): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < CALLS; at += 1) {
    const began = performance.now()
    const response = await ask(path, BODIES[at % BODIES.length] ?? '{}')
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    times.push(performance.now() - began)
  }
  return middleOf(times)
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
