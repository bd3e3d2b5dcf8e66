import { asPlatform } from '@understory/database/row-security.ts'
import { signInStaff } from '../../../apps/api/src/testing/people/staff.ts'
import type { TestApi } from '../../../apps/api/src/testing/start-test-api.ts'
import { caller } from '../../../apps/api/src/testing/start-test-api.ts'
import { siteOf } from '../../bare-page.ts'
import { median } from '../../interleave.ts'
import type { Figure, Measure } from '../../measure.ts'
import { withProduct } from '../../product.ts'

const CONSOLE_PAGES = [
  '/staff',
  '/staff/queues',
  '/staff/people?q=ada',
  '/staff/audit',
  '/staff/health',
]
const CONSOLE_ROUNDS = 60
const ADDRESS = '203.0.113.1'

/** Each page of the console from the request to its bytes, with what it writes into the trail. */
export const consolePages: Measure = {
  id: 'console-pages',
  what: 'A page of the console, signed in, against one row by its key read from the same process',
  unit: 'ms',
  goal: { ratio: 100, is: 'at most' },
  run: () =>
    withProduct(async ({ env, origin }) => {
      const { site, api, deps, close } = await siteOf(env)
      const send = (request: Request) => api(request, { ip: ADDRESS, requestId: 'bench' })
      const signing = { deps, send, call: caller(send) } as unknown as TestApi
      const { cookie } = await signInStaff(signing, 'alder')
      const { id } = await asPlatform(() =>
        deps.db.selectFrom('app_user').select('id').executeTakeFirstOrThrow(),
      )
      const bare = async () => {
        await asPlatform(() =>
          deps.db.selectFrom('app_user').select('email').where('id', '=', id).execute(),
        )
      }
      const figures: (Figure & { of: string })[] = []
      for (const path of CONSOLE_PAGES) {
        const page = async () => {
          const answer = await site(new Request(origin + path, { headers: { cookie } }), ADDRESS)
          const text = await answer.text()
          if (answer.status !== 200)
            throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
        }
        const { ours, reference } = await inTurns(page, bare)
        figures.push({ of: path, ours, reference, ratio: ours / reference })
      }
      await close()
      return figures
    }),
}

/** Medians in milliseconds of two things that are done in turns. */
async function inTurns(page: () => Promise<void>, bare: () => Promise<void>) {
  const times: { ours: number[]; reference: number[] } = { ours: [], reference: [] }
  for (let round = 0; round < CONSOLE_ROUNDS; round += 1) {
    times.ours.push(await millis(page))
    times.reference.push(await millis(bare))
  }
  return { ours: median(times.ours), reference: median(times.reference) }
}

async function millis(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
