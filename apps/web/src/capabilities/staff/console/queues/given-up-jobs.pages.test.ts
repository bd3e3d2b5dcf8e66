import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveUpJob } from '../../../../../../api/src/testing/give-up-job.ts'
import { signInStaff } from '../../../../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

test('an operator sees what was given up, and tries it again or drops it with a reason', async () => {
  const staff = await signInStaff(site.api, 'alder')
  const jobId = await giveUpJob(site.api)
  const page = await site.get('/staff/queues', staff)
  for (const words of ['send lead', 'connect ECONNREFUSED', '85 attempts'])
    expect(page.text).toContain(words)
  const fields = { givenUp: 'send-lead', jobId, do: 'drop' }
  const short = await site.post('/staff/queues', { ...fields, reason: 'x' }, staff)
  expect(short.problemOf('given-up-send-lead')).toBe(
    'Please give a reason of at least 10 characters.',
  )
  const reason = 'It was a test message.'
  const done = await site.post('/staff/queues', { ...fields, reason }, staff)
  expect([done.status, done.location]).toEqual([303, '/staff/queues'])
  expect((await site.get('/staff/queues', staff)).text).not.toContain('85 attempts')
})
