import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../../start-sandbox.ts'
import { callerOf } from '../http/sandbox-caller.ts'

const SECRET = 'whsec_tests'
let sandbox: Sandbox
let receiver: Server
afterEach(async () => {
  await sandbox.close()
  receiver.close()
})

/** A receiver that answers as configured and records what it gets. */
async function open(answer: (nth: number) => number) {
  const came: string[] = []
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      came.push(JSON.parse(body).id)
      response.writeHead(answer(came.length)).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataFolder: null,
    webhook: { url, secret: SECRET },
  })
  return { came, server: callerOf(sandbox) }
}

const settled = () =>
  vi.waitFor(() => expect(sandbox.control.webhooksOpen()).toBe(0), {
    timeout: 60_000,
    interval: 20,
  })

test('an event is sent again until the receiver has taken it', async () => {
  const { came, server } = await open((nth) => (nth < 3 ? 500 : 200))
  await server.post('/v1/customers', { name: 'Ada' })
  await settled()
  expect(came).toHaveLength(3)
  expect(new Set(came).size).toBe(1)
})

test('with every fault at once each event still arrives, some twice', async () => {
  const { came, server } = await open((nth) => (nth % 7 === 0 ? 503 : 200))
  sandbox.control.setDeliveryFaults({ duplicateShare: 0.5, delayMs: 60, shuffle: true })
  for (let n = 0; n < 60; n += 1) await server.post('/v1/customers', { name: `${n}` })
  await settled()
  const order = (await server.get('/v1/events?limit=100')).body.data.map(
    ({ id }: { id: string }) => id,
  )
  expect(new Set(came)).toEqual(new Set(order))
  expect(came.length).toBeGreaterThan(60)
  expect([...new Set(came)]).not.toEqual(order.reverse())
})

test('what happens while paused is sent afterwards', async () => {
  const { came, server } = await open(() => 200)
  sandbox.control.setDeliveryFaults({ paused: true })
  await server.post('/v1/customers', { name: 'Ada' })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(came).toHaveLength(0)
  sandbox.control.setDeliveryFaults({ paused: false })
  await settled()
  expect(came).toHaveLength(1)
})

test('events are replayed when asked', async () => {
  const { came, server } = await open(() => 200)
  await server.post('/v1/customers', { name: 'Ada' })
  await settled()
  sandbox.control.replay()
  await settled()
  expect(came).toHaveLength(2)
})
