import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { VendorAway } from '@understory/ports/vendor-away.ts'
import { type Sandbox, startSandbox } from '@understory/sandbox/start-sandbox.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEcbRates, readRates } from './ecb-rates.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
})
afterAll(() => sandbox.close())

test('the rates of the last days are read, the newest first', async () => {
  const days = await createEcbRates(sandbox.url).latest()
  expect(days.length).toBeGreaterThan(5)
  expect(days[0]?.perEuro.get('GBP')).toMatch(/^0\.\d+$/)
  const dates = days.map(({ day }) => day)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('what is no rate, or no day, is left out', () => {
  const xml = `<Cube><Cube time='2026-11-20'><Cube currency='USD' rate='1.1'/><Cube currency='X' rate='1'/>
    <Cube currency='GBP' rate='N/A'/></Cube><Cube time='2026-13-40'><Cube currency='USD' rate='1'/></Cube>
    <Cube time='2026-11-19'></Cube></Cube>`
  expect(readRates(xml)).toEqual([{ day: '2026-11-20', perEuro: new Map([['USD', '1.1']]) }])
  expect(readRates('<html>')).toEqual([])
})

test('a service that does not answer is a fault', async () => {
  await expect(createEcbRates(`${sandbox.url}/nowhere/`).latest()).resolves.toBeDefined()
  await expect(createEcbRates('http://127.0.0.1:1').latest()).rejects.toThrow()
})

test('one that cannot be reached is named with the cause, and without a stack trace', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const fault = await createEcbRates(`http://127.0.0.1:${port}`)
    .latest()
    .catch((thrown: unknown) => thrown)
  expect(fault).toBeInstanceOf(VendorAway)
  expect(String(fault)).toBe(`Error: 127.0.0.1:${port} did not answer: ECONNREFUSED`)
})
