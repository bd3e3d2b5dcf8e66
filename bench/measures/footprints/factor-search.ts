import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoint } from '@understory/contracts/endpoint.ts'
import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import { emissionFactorRoutes } from '../../../apps/api/src/capabilities/footprints/emission-factors/routes.ts'
import type { Deps } from '../../../apps/api/src/deps.ts'
import { type App, mount } from '../../../apps/api/src/http/mount.ts'
import { workScope } from '../../../apps/api/src/http/requests/work-scope.ts'
import { type Route, route } from '../../../apps/api/src/http/route.ts'
import { ROOT } from '../../../tools/folders.ts'
import { withCompany } from '../../api-of-a-company.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'

const SEARCHED_BILLS = 'packages/domain/data/factor-search/words-of-bills.csv'
const A_FACTOR = 'uk-2025:1_100_1004_6_1'

/** A search of the published factors by the words of bills, each in turn, against one row of them by its key. */
export const factorSearch: Measure = {
  id: 'factor-search',
  what: 'A search of factors by the words of bills, against a bare primary-key read through the same server',
  unit: 'ms',
  goal: { ratio: 5, is: 'at most' },
  run: () =>
    withCompany(async ({ deps }) => {
      const ask = asking(deps)
      const searches = searchesOfBills()
      const bare = searches.map(() => BareFactor.path)
      await median(ask, searches)
      const { ours, reference } = await interleaved(ask, { searches, bare })
      return [{ ours, reference, ratio: ours / reference }]
    }),
}

type Ask = (path: string) => Promise<Response>

const BareFactor = endpoint({
  method: 'GET',
  path: '/api/bare-factor',
  summary: 'One row by its key',
  answer: z.object({ id: z.string() }),
})

function bareFactor({ db }: Deps): Route {
  return route(BareFactor, { access: 'public' }, () =>
    db
      .selectFrom('emission_factor')
      .select('id')
      .where('id', '=', A_FACTOR)
      .executeTakeFirstOrThrow(),
  )
}

function asking(deps: Deps): Ask {
  const app: App = new Hono()
  let calls = 0
  // A network may search 600 times in ten minutes: each network of these asks less often.
  const many: Deps = {
    ...deps,
    limit: (limit, network, attempts) => deps.limit(limit, `${network}/${calls++ >> 8}`, attempts),
  }
  for (const each of [...emissionFactorRoutes(many), bareFactor(many)]) mount(app, many, each)
  const facts = { ip: '198.51.100.7', requestId: 'bench' }
  return (path) =>
    workScope.run({ requestId: 'bench' }, async () =>
      app.fetch(new Request(`http://understory.test${path}`), facts),
    )
}

function searchesOfBills(): string[] {
  const [, ...lines] = readFileSync(join(ROOT, SEARCHED_BILLS), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [words = '', country = '', category = '', kind = ''] = line.split(',')
    const query = { words, country, category, kind, near: '2025', limit: '8' }
    const given = Object.entries(query).filter(([, value]) => value !== '')
    return `${SearchFactors.path}?${new URLSearchParams(given)}`
  })
}

type Both = { readonly searches: readonly string[]; readonly bare: readonly string[] }

/** The medians of both, taken in turns; of the turns the one in the middle. */
async function interleaved(ask: Ask, { searches, bare }: Both) {
  const [ours, reference]: [number[], number[]] = [[], []]
  await interleave({
    ours: async () => {
      ours.push(await median(ask, searches))
    },
    reference: async () => {
      reference.push(await median(ask, bare))
    },
  })
  return { ours: middle(ours), reference: middle(reference) }
}

/** Milliseconds, one call after the other. */
async function median(ask: Ask, paths: readonly string[]): Promise<number> {
  const times: number[] = []
  for (const path of paths) {
    const began = performance.now()
    const response = await ask(path)
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    times.push(performance.now() - began)
  }
  return middle(times)
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
