import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('made-up paths add no series to the metrics', async () => {
  const metrics = createMetrics()
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
