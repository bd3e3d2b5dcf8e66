import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { Endpoint } from '@understory/contracts/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../../app.ts'
import { ALL_PROMISES } from '../at-once/all-promises.generated.ts'
import { ELSEWHERE } from '../at-once/elsewhere.ts'
import { AT_ONCE_LIMITS, fillUp, withOpenPayments } from '../at-once/limits.ts'
import { type Scene, setScene } from '../at-once/scene.ts'
import { TOGETHER } from '../at-once/together.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'

let api: TestApi
let scene: Scene
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
  scene = await setScene(api)
})
afterAll(() => api.close())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('every route that changes something is asked four times at once, or a reason says why not', () => {
  const changing = allRoutes(api.deps).map(({ endpoint }) => endpoint)
  const names = changing.filter(({ method }) => method !== 'GET').map(nameOf)
  const known = [...ALL_PROMISES.map(({ endpoint }) => nameOf(endpoint)), ...Object.keys(ELSEWHERE)]
  expect(known.toSorted()).toEqual(names.toSorted())
})

describe('of one request that arrives four times at the same moment', () => {
  test.for(ALL_PROMISES.map((promised) => [nameOf(promised.endpoint), promised] as const))(
    '%s succeeds as often as it promises, and the others are told why not',
    async ([, { endpoint, least, most, otherwise, isSame, ask }]) => {
      const { by = {}, ...call } = (await ask(scene)) as { by?: Record<string, string> }
      const asked = Array.from({ length: 4 }, () => api.call(endpoint, call as never, by))
      const answers = await Promise.all(asked)
      const refused = answers.filter(({ status }) => status >= 400)
      const codes = [...new Set(refused.map(({ refusal }) => refusal.code))]
      expect(codes.filter((code) => !otherwise.includes(code))).toEqual([])
      if (isSame) for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
      expect(4 - refused.length).toBeGreaterThanOrEqual(least)
      expect(4 - refused.length).toBeLessThanOrEqual(most)
    },
  )
})

describe('of what there may be so many, one more is had once, however many ask', () => {
  test.for(AT_ONCE_LIMITS.map((limit) => [nameOf(limit.endpoint), limit] as const))(
    '%s',
    async ([, limit]) => {
      const { by, ...call } = (await limit.ask(scene)) as { by: Record<string, string> }
      const ask = () => api.call(limit.endpoint, call as never, by)
      expect((await ask()).status).toBeLessThan(400)
      await fillUp(scene, limit)
      const answers = await Promise.all([ask(), ask(), ask(), ask()])
      const refused = answers.filter(({ status }) => status >= 400)
      expect(refused.map(({ refusal }) => refusal.code)).toEqual([
        limit.code,
        limit.code,
        limit.code,
      ])
    },
  )

  test('a payment that is not finished', async () => {
    const { by, bodies } = await withOpenPayments(scene)
    const answers = await Promise.all(bodies.map((body) => api.call(BuyQuote, { body }, by)))
    const refused = answers.filter(({ status }) => status >= 400)
    expect(refused.map(({ refusal }) => refusal.code)).toEqual(
      Array(3).fill('TOO_MANY_OPEN_PAYMENTS'),
    )
  })
})

describe('where different requests meet', () => {
  test.for(Object.entries(TOGETHER))('%s', async ([, meet]) => {
    const statuses = (await meet(scene)).map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })
})
