import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import { SaveFootprint } from '@understory/contracts/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/inventories.ts'
import { createApi } from '../../apps/api/src/app.ts'
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { joinAs, type TestPerson } from '../../apps/api/src/testing/people.ts'
import { caller, type TestCall } from '../../apps/api/src/testing/start-test-api.ts'
import {
  goodCsv,
  goodEvidence,
  goodWorkbook,
  type HostileFile,
  hostileCsvs,
  hostileEvidence,
  hostilePictures,
  hostileWorkbooks,
} from '../hostile-files.ts'
import type { Figure, Measure } from '../measure.ts'
import { withProduct } from '../product.ts'

const LINES = 'category,quantity,unit,kg_co2e_per_unit,source'
const LINE = 'purchasedGoodsAndServices,2,kg,1,A mill'
const FLEET = 'Registration number,Vehicle type,Fuel type,Vehicle category,Annual mileage,Vehicles'
const CAR = ',van,diesel,medium,12000,1'

type Upload = {
  readonly of: string
  readonly path: string
  readonly method: 'POST' | 'PUT'
  readonly bodyOf: (file: Buffer) => { type: string; body: Buffer }
  readonly good: Buffer
  readonly hostile: readonly HostileFile[]
}

/** Each upload with what its parsers stumble over, beside a good file as large as one may be. */
export const floodFile: Measure = {
  id: 'flood-file',
  what: 'CPU of the worst hostile file against the largest good one, for every upload',
  unit: 'ms CPU',
  goal: { ratio: 3, is: 'at most' },
  run: () =>
    withProduct(async ({ env, origin }) => {
      const { deps, close } = await compose(readConfig(env), { isWorker: false })
      const api = createApi(deps)
      const facts = { ip: '203.0.113.1', requestId: 'flood-file' }
      const send = (request: Request) => api(request, facts)
      const call = caller((request) => send(new Request(request)))
      const owner = await joinAs({ call }, 'business')
      const figures: (Figure & { of: string })[] = []
      for (const upload of await uploadsOf(await inventoryOf(call, owner))) {
        const post = async (file: Buffer) => {
          const { type, body } = upload.bodyOf(file)
          const headers = {
            ...owner.bearer,
            'content-type': type,
            'content-length': String(body.length),
          }
          const init = { method: upload.method, headers, body: new Uint8Array(body) }
          await (await send(new Request(origin + upload.path, init))).text()
        }
        figures.push({ of: upload.of, ...(await compare(post, upload)) })
      }
      await close()
      return figures
    }),
}

async function inventoryOf(call: TestCall, owner: TestPerson): Promise<string> {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  const body = {
    input,
    companyName: 'Fernbank',
    startMonth: '2024-01',
    frequency: 'annual',
  } as const
  const { data } = await call(SaveFootprint, { body }, owner.bearer)
  const params = { footprintId: data.footprintId }
  await call(StartInventory, { params, body: { approach: 'operationalControl' } }, owner.bearer)
  return data.footprintId
}

const json = (body: object) => ({
  type: 'application/json',
  body: Buffer.from(JSON.stringify(body)),
})
const bytes = (body: Buffer) => ({ type: 'application/octet-stream', body })

async function uploadsOf(footprintId: string): Promise<readonly Upload[]> {
  const imports = {
    path: `/api/footprints/${footprintId}/inventory/imports`,
    method: 'POST',
  } as const
  const [linesSize, fleetSize] = [2_000_000, 90_000]
  const logo = Buffer.from(await sampleLogo())
  return [
    {
      ...imports,
      of: 'activity lines, XLSX',
      bodyOf: (file) => json({ xlsx: file.toString('base64'), isPreview: true }),
      good: goodWorkbook(),
      hostile: hostileWorkbooks(),
    },
    {
      ...imports,
      of: 'activity lines, CSV',
      bodyOf: (file) => json({ csv: file.toString(), isPreview: true }),
      good: goodCsv(LINES, LINE, linesSize),
      hostile: hostileCsvs(LINES, linesSize),
    },
    {
      of: 'fleet, CSV',
      path: '/api/vehicles/imports',
      method: 'POST',
      bodyOf: (file) => json({ csv: file.toString() }),
      good: goodCsv(FLEET, `${CAR}x`, fleetSize),
      hostile: hostileCsvs(FLEET, fleetSize),
    },
    {
      of: 'logo',
      path: '/api/accounts/logo',
      method: 'PUT',
      bodyOf: (file) => json({ file: file.toString('base64') }),
      good: logo,
      hostile: hostilePictures(),
    },
    {
      of: 'logo of an impact page',
      path: '/api/impact-page/logo',
      method: 'PUT',
      bodyOf: (file) => json({ file: file.toString('base64') }),
      good: logo,
      hostile: hostilePictures(),
    },
    {
      of: 'evidence',
      path: `/api/footprints/${footprintId}/evidence?fileName=a.xlsx`,
      method: 'POST',
      bodyOf: bytes,
      good: goodEvidence(),
      hostile: hostileEvidence(),
    },
  ]
}

/** What is refused in less than this floods nothing. */
const NOTHING_MS = 25
const TRIES = 3

async function compare(
  post: (file: Buffer) => Promise<void>,
  { good, hostile }: Upload,
): Promise<Figure> {
  const reference = Math.max(NOTHING_MS, await cpuOf(() => post(good)))
  let worst = { ours: 0, note: '' }
  for (const { of, bytes: file } of hostile) {
    const ours = await cpuOf(() => post(file))
    if (ours > worst.ours) worst = { ours, note: of }
  }
  return { ...worst, reference, ratio: worst.ours / reference }
}

/** The least of a few tries, in milliseconds of this process's CPU. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const tries: number[] = []
  for (let count = 0; count < TRIES; count += 1) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    tries.push((user + system) / 1_000)
  }
  return Math.min(...tries)
}
