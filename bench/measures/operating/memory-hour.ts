import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { contractCaller } from '../../../apps/api/src/http/contract-caller.ts'
import { askOutcome, payFor, quote } from '../../../apps/api/src/testing/commerce/purchases.ts'
import {
  cookieOf,
  joinAs,
  type TestPerson,
  withFreshToken,
} from '../../../apps/api/src/testing/people/people.ts'
import type { Stack } from '../../../tools/start/stack.ts'
import { median } from '../../interleave.ts'
import type { Figure, Measure } from '../../measure.ts'
import { withProduct } from '../../product.ts'

const LANES = 8
const LOOKS_EVERY_MS = 2_000
/** What docs/runbooks/sizing.md gives each process, in megabytes. */
const LIMITS = { server: 1_536, worker: 512 } as const

/** As a process is set up: the allocator keeps memory for two threads, not for each. */
const AS_SET_UP = { MALLOC_ARENA_MAX: '2' }

/** Pages, documents, pictures and purchases in turn, for as long as is asked for, as fast as they are answered. */
export const memoryHour: Measure = {
  id: 'memory-hour',
  what: 'Most memory that server and worker hold under mixed load (--minutes N), against what the runbook gives them',
  unit: 'MB',
  goal: { ratio: 1, is: 'at most' },
  run: ({ minutes }) => withProduct((stack) => watch(stack, minutes), AS_SET_UP),
}

async function watch(stack: Stack, minutes: number): Promise<(Figure & { of: string })[]> {
  const ends = Date.now() + minutes * 60_000
  const held: Record<keyof typeof LIMITS, number[]> = { server: [], worker: [] }
  const looking = async () => {
    while (Date.now() < ends) {
      for (const [name, values] of Object.entries(held) as [keyof typeof LIMITS, number[]][])
        values.push(residentMegabytes(stack[name].child().pid ?? 0))
      await sleep(LOOKS_EVERY_MS)
    }
  }
  const lanes = Array.from({ length: LANES }, () => loadUntil(ends, stack))
  const [done] = await Promise.all([Promise.all(lanes), looking()])
  const sum = (of: 'answered' | 'failed') => done.reduce((all, each) => all + each[of], 0)
  const load = `${minutes} minutes, ${sum('answered')} answers, ${sum('failed')} not 200`
  return Object.entries(held).map(([of, values]) => {
    const most = Math.max(...values)
    const limit = LIMITS[of as keyof typeof LIMITS]
    return {
      of,
      ours: most,
      reference: limit,
      ratio: most / limit,
      note: `${load}; ${byFifths(values)}`,
    }
  })
}

/** Where it levels off, the last two are alike. */
function byFifths(values: readonly number[]): string {
  const size = Math.max(1, Math.ceil(values.length / 5))
  const fifths = [0, 1, 2, 3, 4].map((fifth) =>
    Math.round(median(values.slice(fifth * size, (fifth + 1) * size))),
  )
  return `medians of fifths ${fifths.join(', ')}`
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1_024)
}

/** A visitor who buys, and reads what a dozen visitors read. */
async function loadUntil(ends: number, { origin, env }: Stack) {
  const call = contractCaller((request) => fetch(request), origin)
  const buying = { call, sandbox: { url: env.SANDBOX_URL ?? '' } }
  let person = await joinAs({ call }, 'personal')
  let certificateId = ''
  let [answered, failed] = [0, 0]
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers, redirect: 'manual' }).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === 200) answered += 1
    else failed += 1
    // A session that is used for a quarter of an hour has another cookie, as a browser would take it.
    const cookie = headers.cookie && answer ? cookieOf(answer.headers) : ''
    if (cookieNameOf(cookie) === cookieNameOf(person.cookie)) person = { ...person, cookie }
  }
  while (Date.now() < ends) {
    person = await withFreshToken({ call }, person)
    certificateId = (await buy(buying, person)) ?? certificateId
    for (const path of [
      '/',
      '/projects',
      '/public-ledger',
      '/faq',
      '/status',
      '/ledger/checkpoint',
    ])
      await visit(path)
    for (const path of [
      '/my-impact',
      '/my-impact/dashboards/impact.png',
      '/my-impact/manage/instant',
    ])
      await visit(path, { cookie: person.cookie })
    if (!certificateId) continue
    await visit(`/verify/${certificateId}`)
    await visit(`/api/certificates/${certificateId}/image`)
    await visit(`/api/certificates/${certificateId}/pdf`, person.bearer)
  }
  return { answered, failed }
}

const cookieNameOf = (cookie: string) => cookie.split('=')[0]

type Buying = Parameters<typeof payFor>[0]

/** The certificate of what was bought; null where it was not settled at once. */
async function buy(api: Buying, person: TestPerson): Promise<string | null> {
  try {
    const { quoteId } = await quote(api, { milliTrees: 5_000, co2eGrams: 100_000 })
    const { paymentId } = await payFor(api, person, quoteId)
    return (await askOutcome(api, person, paymentId)).data?.certificateId ?? null
  } catch {
    return null
  }
}
