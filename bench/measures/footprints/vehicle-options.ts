import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { endpoint } from '@understory/contracts/endpoint.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { LOOKUP_FIELDS } from '@understory/domain/vehicles/identification/identify/identify.ts'
import { startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { REGISTRY_KEY } from '@understory/sandbox/vehicle-registry/registry-app.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import { importStarterVehicles } from '../../../apps/api/src/capabilities/vehicles/identification/catalogue/starter-vehicles.ts'
import { identificationRoutes } from '../../../apps/api/src/capabilities/vehicles/identification/routes.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import type { Deps } from '../../../apps/api/src/deps.ts'
import { type App, mount } from '../../../apps/api/src/http/mount.ts'
import { workScope } from '../../../apps/api/src/http/requests/work-scope.ts'
import { type Route, route } from '../../../apps/api/src/http/route.ts'
import { temporaryFolder } from '../../../tools/temporary-folder.ts'
import { withDatabase } from '../../database.ts'
import { interleave } from '../../interleave.ts'
import type { Figure, Measure } from '../../measure.ts'

const CALLS = 400
const VEHICLE_OPTIONS_CONCURRENCY = 8
const ORIGIN = 'http://understory.test'
const SEPARATOR = '\u001f'
const REGISTRATION = 'FB21OAK'
const SEARCHES = 1_000
const SLOW_MS = 200

/** Each list of options and a registration that is known, against one row by its key through the same server. */
export const vehicleOptions: Measure = {
  id: 'vehicle-options',
  what: 'A list of vehicle options or a cached registration, against a bare primary-key read',
  unit: 'ms',
  goal: { ratio: 2, is: 'at most' },
  run: () =>
    withDatabase(async (url) => {
      const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
      const { deps, close } = await compose(readConfig(settings(url, sandbox.url)), {
        isWorker: false,
      })
      await asPlatform(() => importStarterVehicles(deps.db))
      const ask = asking(deps)
      const figures: (Figure & { of: string })[] = []
      for (const [of, request] of await questions(ask)) {
        figures.push({ of, ...(await compared(ask, request)) })
      }
      sandbox.registry.until = wait(SLOW_MS)
      const fresh = search('FB70ASH')
      await Promise.all(Array.from({ length: SEARCHES }, () => ask(fresh())))
      const asked = sandbox.registry.asked.get('FB70ASH') ?? 0
      figures.push({
        of: `calls of the registry for ${SEARCHES} searches at once`,
        ours: asked,
        reference: 1,
        ratio: asked,
      })
      await close()
      await sandbox.close()
      return figures
    }),
}

type VehicleOptionsAsk = (request: Request) => Promise<Response>

const BareRead = endpoint({
  method: 'GET',
  path: '/api/bare/{market}',
  summary: 'One row by its key',
  params: z.object({ market: z.string() }),
  answer: z.object({ market: z.string() }),
})

function bareRead({ db }: Deps): Route {
  return route(BareRead, { access: 'public' }, ({ params }) =>
    db
      .selectFrom('catalogue_choice')
      .select('market')
      .where('market', '=', params.market)
      .where('path', '=', '')
      .executeTakeFirstOrThrow(),
  )
}

function asking(deps: Deps): VehicleOptionsAsk {
  const app: App = new Hono()
  for (const each of [...identificationRoutes(deps), bareRead(deps)]) mount(app, deps, each)
  const facts = { ip: '198.51.100.7', requestId: 'bench' }
  return (request) => workScope.run({ requestId: 'bench' }, async () => app.fetch(request, facts))
}

type Question = readonly [of: string, request: () => Request]

const get = (path: string) => () => new Request(ORIGIN + path)

const search = (registrationNumber: string) => () =>
  new Request(`${ORIGIN}/api/vehicles/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ registrationNumber }),
  })

/** Down the catalogue by the option in the middle of each list. */
async function questions(ask: VehicleOptionsAsk): Promise<Question[]> {
  const list: Question[] = []
  const path: string[] = []
  for (const field of LOOKUP_FIELDS) {
    const request = lookUp(path)
    list.push([`look-up, ${field}`, request])
    const { options } = (await (await ask(request())).json()) as { options: { value: string }[] }
    path.push(options[Math.floor(options.length / 2)]?.value ?? '')
  }
  return [
    ...list,
    ['look-up, figure', lookUp(path)],
    ['estimate, fuelType', get('/api/vehicles/estimate-options?market=uk&vehicleType=car')],
    [
      'estimate, vehicleCategory',
      get(
        '/api/vehicles/estimate-options?market=uk&vehicleType=car&fuelType=petrol&reportingYear=2025',
      ),
    ],
    ['registration, cached', search(REGISTRATION)],
  ]
}

function lookUp(path: readonly string[]) {
  const query = new URLSearchParams({ market: 'uk', path: path.join(SEPARATOR) })
  return get(`/api/vehicles/lookup-options?${query}`)
}

async function compared(ask: VehicleOptionsAsk, request: () => Request): Promise<Figure> {
  const bare = get('/api/bare/uk')
  const { ours, reference, ratioOfTimes } = await interleave({
    ours: () => inParallel(ask, request),
    reference: () => inParallel(ask, bare),
  })
  const ms = (seconds: number) => (seconds * 1_000) / CALLS
  return { ours: ms(ours.seconds), reference: ms(reference.seconds), ratio: ratioOfTimes }
}

async function inParallel(ask: VehicleOptionsAsk, request: () => Request): Promise<void> {
  let left = CALLS
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const response = await ask(request())
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: VEHICLE_OPTIONS_CONCURRENCY }, lane))
}

function settings(url: string, sandboxUrl: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    DATABASE_POOL: String(VEHICLE_OPTIONS_CONCURRENCY),
    ORIGIN,
    APP_SECRET: randomBytes(32).toString('hex'),
    PAYMENTS: 'sandbox',
    SANDBOX_URL: sandboxUrl,
    DVLA_HOST: sandboxUrl,
    DVLA_API_KEY: REGISTRY_KEY,
    PAYMENTS_WEBHOOK_SECRET: 'whsec_for_the_bench_only',
    SMTP_URL: 'smtp://127.0.0.1:1',
    FILES_FOLDER: temporaryFolder('bench-files'),
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
  }
}
