import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { observeAnswer } from './observe-answer.ts'

/** How many of these requests are logged where one in ten of the good ones is. */
function logged({ status, ms }: { status: number; ms: number }): number {
  let lines = 0
  let turn = 0
  const log = {
    info: () => {
      lines += 1
    },
  }
  const deps = {
    log: log as never,
    errors: null,
    config: { LOG_SAMPLE: 0.1 },
    random: () => (turn++ % 10) / 10,
  }
  const metrics = createMetrics()
  for (let count = 0; count < 20; count += 1) {
    const began = performance.now() - ms
    observeAnswer({ deps, metrics }, { requestId: 'a', method: 'GET', path: '/faq', status, began })
  }
  return lines
}

test('of fast good answers a sample is logged; faults, refusals and slow ones always', () => {
  expect(logged({ status: 200, ms: 5 })).toBe(2)
  expect(logged({ status: 500, ms: 5 })).toBe(20)
  expect(logged({ status: 403, ms: 5 })).toBe(20)
  expect(logged({ status: 200, ms: 1_500 })).toBe(20)
})
