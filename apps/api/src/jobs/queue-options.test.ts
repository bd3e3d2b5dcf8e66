import { expect, test } from 'vitest'
import { DAY, EMAIL_QUEUE, linkQueue, type QueueOptions, triedFor } from './queue-options.ts'

/** How long pg-boss goes on trying, at least and at most: the pause of an attempt is up to twice as long by chance. */
function triedBetween({ retryLimit, retryDelay, retryDelayMax = Infinity }: QueueOptions) {
  const sum = (times: number) =>
    Array.from({ length: retryLimit }, (_, turn) =>
      Math.min(retryDelayMax, times * retryDelay * 2 ** Math.min(16, turn)),
    ).reduce((all, pause) => all + pause, 0)
  return { least: sum(1), most: sum(2) }
}

test.each<[string, QueueOptions, number]>([
  ['an email', EMAIL_QUEUE, 3 * DAY],
  ['an email with a link for an hour', linkQueue(3_600), 3_600],
  ['a refund', triedFor(7 * DAY), 7 * DAY],
])('%s is tried for as long as it says, and not for much longer', (_, options, seconds) => {
  const { least, most } = triedBetween(options)
  expect(least).toBeGreaterThanOrEqual(seconds)
  expect(most).toBeLessThan(seconds * 1.2)
  expect(options.retentionSeconds).toBeGreaterThan(most)
})
