import { endpoint } from '@understory/contracts/endpoint.ts'
import { GetFootprintCoverage } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import { ListFootprints } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import { footprintEstimateRoutes } from '../../../apps/api/src/capabilities/footprints/company-footprints/estimate/estimate-routes.ts'
import type { Deps } from '../../../apps/api/src/deps.ts'
import { type App, mount } from '../../../apps/api/src/http/mount.ts'
import { workScope } from '../../../apps/api/src/http/requests/work-scope.ts'
import { type Route, route } from '../../../apps/api/src/http/route.ts'
import { COMPANY_CONNECTIONS, type CompanyApi, withCompany } from '../../api-of-a-company.ts'
import { interleave } from '../../interleave.ts'
import type { Figure, Measure } from '../../measure.ts'

const CALLS = 400

/** Each call of the footprint dashboard, against one row by its key for the same signed-in person. */
export const footprintDashboard: Measure = {
  id: 'footprint-dashboard',
  what: 'A call of the footprint dashboard, against a bare primary-key read through the same server',
  unit: 'ms',
  goal: { ratio: 2, is: 'at most' },
  run: () =>
    withCompany(async (company) => {
      const ask = asking(company)
      const figures: (Figure & { of: string })[] = []
      for (const { path } of [ListFootprints, GetFootprintCoverage]) {
        figures.push({ of: path, ...(await compared(ask, path)) })
      }
      return figures
    }),
}

type FootprintDashboardAsk = (path: string) => Promise<Response>

const BareRead = endpoint({
  method: 'GET',
  path: '/api/bare',
  summary: 'One row by its key',
  answer: z.object({ id: z.string() }),
})

function bareRead({ db }: Deps, { footprintId }: CompanyApi): Route {
  return route(BareRead, { access: 'account', may: 'see' }, () =>
    db.selectFrom('footprint').select('id').where('id', '=', footprintId).executeTakeFirstOrThrow(),
  )
}

function asking(company: CompanyApi): FootprintDashboardAsk {
  const { deps, person } = company
  const app: App = new Hono()
  for (const each of [...footprintEstimateRoutes(deps), bareRead(deps, company)])
    mount(app, deps, each)
  const facts = { ip: '198.51.100.7', requestId: 'bench' }
  return (path) =>
    workScope.run({ requestId: 'bench' }, async () =>
      app.fetch(new Request(`http://understory.test${path}`, { headers: person.bearer }), facts),
    )
}

async function compared(ask: FootprintDashboardAsk, path: string): Promise<Figure> {
  const { ours, reference, ratioOfTimes } = await interleave({
    ours: () => inParallel(ask, path),
    reference: () => inParallel(ask, BareRead.path),
  })
  const ms = (seconds: number) => (seconds * 1_000) / CALLS
  return { ours: ms(ours.seconds), reference: ms(reference.seconds), ratio: ratioOfTimes }
}

async function inParallel(ask: FootprintDashboardAsk, path: string): Promise<void> {
  let left = CALLS
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const response = await ask(path)
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: COMPANY_CONNECTIONS }, lane))
}
