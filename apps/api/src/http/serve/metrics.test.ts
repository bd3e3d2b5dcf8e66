import { expect, test } from 'vitest'
import { areaFinder, createMetrics } from './metrics.ts'
import { observeAnswer } from './observe-answer.ts'

const AREAS = { calls: ['/api/widgets/{id}'], pages: ['verify'], webhooks: [] }

test('made-up paths add no series to the metrics', async () => {
  const metrics = createMetrics(AREAS)
  const series = async () => (await (await metrics.answer()).text()).match(/area="/g)?.length
  const observe = (method: string, path: string) =>
    metrics.observe({ method, path, status: 404, seconds: 0.001 })
  observe('GET', '/somewhere')
  observe('GET', '/api/somewhere')
  observe('BREW', '/')
  const before = await series()
  for (let index = 0; index < 50; index += 1) {
    observe('GET', `/somewhere-${index}`)
    observe('GET', `/api/somewhere-${index}/else`)
    observe(`BREW${index}`, '/')
  }
  expect(await series()).toBe(before)
})

test('a look at the page of a fault is no fault that an alert hears of', async () => {
  const metrics = createMetrics(AREAS)
  const site = {
    metrics,
    deps: { log: { info: () => {} } as never, errors: null, config: { LOG_SAMPLE: 1 } },
  }
  const faults = async () =>
    /http_faults_total (\d+)/.exec(await (await metrics.answer()).text())?.[1]
  const seen = (path: string) =>
    observeAnswer(site, { requestId: 'a', method: 'GET', path, status: 500, began: 0 })
  for (const path of ['/500', '/500/', '/500.data']) seen(path)
  expect(await faults()).toBe('0')
  seen('/faq')
  expect(await faults()).toBe('1')
})

test.each([
  ['/', 'home'],
  ['/verify/0', 'verify'],
  ['/api/widgets', 'api/widgets'],
  ['/api/widgets/1/picture', 'api/widgets'],
  ['/api/else', 'api/other'],
  ['/else', 'other'],
  ['/assets/a.js', 'assets'],
])('%s is measured as %s', (path, area) => {
  expect(areaFinder(AREAS)(path)).toBe(area)
})
