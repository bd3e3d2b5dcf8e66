import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { allRoutes, createApi } from '../../../apps/api/src/app.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { joinAs, type TestPerson } from '../../../apps/api/src/testing/people/people.ts'
import { joinStaff } from '../../../apps/api/src/testing/people/staff.ts'
import {
  caller,
  type TestApi,
  type TestCall,
} from '../../../apps/api/src/testing/start-test-api.ts'
import { projectOf } from '../../../apps/api/src/testing/supply.ts'
import { addWidget } from '../../../apps/api/src/testing/widgets.ts'
import type { Figure, Measure } from '../../measure.ts'
import { withProduct } from '../../product.ts'
import { assertAllMeasured, type Upload, uploadsOf } from '../../uploads.ts'

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
      const reach = { call, deps } as TestApi
      const uploads = await asPlatform(async () =>
        uploadsOf({
          owner,
          footprintId: await inventoryOf(call, owner),
          widgetId: await addWidget(reach, owner),
          projectId: await projectOf(reach, 'co2e'),
          staff: (await joinStaff(reach)).bearer,
        }),
      )
      assertAllMeasured(allRoutes(deps), uploads)
      for (const upload of uploads) {
        const post = async (file: Buffer) => {
          const { type, body } = upload.bodyOf(file)
          const headers = {
            ...(upload.bearer ?? owner.bearer),
            'content-type': type,
            'content-length': String(body.length),
          }
          const init = { method: upload.method, headers, body: new Uint8Array(body) }
          await (await send(new Request(origin + upload.path, init))).text()
        }
        figures.push({ of: upload.of, ...(await compareFloodFile(post, upload)) })
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

/** What is refused in less than this floods nothing. */
const NOTHING_MS = 25
const TRIES = 3

async function compareFloodFile(
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
