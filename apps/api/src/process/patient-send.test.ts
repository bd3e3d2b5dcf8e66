import { expect, test } from 'vitest'
import { patientSend } from './patient-send.ts'

const REQUEST = () => new Request('http://demo.example/api', { method: 'POST', body: 'all of it' })

/** Busy for so many requests, and then answers with what was sent. */
function busyFor(times: number) {
  const [said, waited]: [string[], number[]] = [[], []]
  let left = times
  const send = patientSend(
    async (request) => {
      left -= 1
      return left >= 0 ? new Response(null, { status: 503 }) : new Response(await request.text())
    },
    {
      say: (words) => said.push(words),
      wait: async (seconds) => waited.push(seconds),
    },
  )
  return { send, said, waited }
}

test('a request that meets a busy database is sent again whole, which is said once', async () => {
  const { send, said, waited } = busyFor(3)
  expect(await (await send(REQUEST())).text()).toBe('all of it')
  expect(await (await send(REQUEST())).text()).toBe('all of it')
  expect(waited).toEqual([1, 2, 4])
  expect(said).toEqual(['the database is busy; the demonstration data wait for it.'])
})

test('a database that stays busy is given up after a minute and a half', async () => {
  const { send, waited } = busyFor(100)
  expect((await send(REQUEST())).status).toBe(503)
  expect(waited.reduce((sum, seconds) => sum + seconds)).toBe(90)
})
