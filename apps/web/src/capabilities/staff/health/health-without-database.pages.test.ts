import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInStaff } from '../../../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let line: Server
const sockets = new Set<Socket>()
beforeAll(async () => {
  site = await startTestSite(
    { DATABASE_WAIT_SECONDS: '5' },
    {
      between: async (url) => {
        const { hostname, port } = new URL(url)
        line = createServer((near) => {
          const far = connect(Number(port), hostname)
          for (const [one, other] of [
            [near, far],
            [far, near],
          ] as const) {
            sockets.add(one)
            one.on('error', () => other.destroy())
            one.on('close', () => other.destroy())
            one.pipe(other)
          }
        })
        await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
        const address = line.address()
        return (of) => {
          const through = new URL(of)
          through.hostname = '127.0.0.1'
          through.port = String(typeof address === 'object' ? address?.port : '')
          return through.href
        }
      },
    },
  )
})
afterAll(() => site.close())

test('without a database the console answers 503 with a page that leads to what is known', async () => {
  const staff = await signInStaff(site.api, 'alder')
  expect((await site.get('/staff/health', staff)).status).toBe(200)
  line.close()
  for (const socket of sockets) socket.destroy()

  for (const path of ['/staff', '/staff/queues', '/staff/people']) {
    const { status, headers, html, text } = await site.get(path, staff)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5'])
    expect(text).toContain('The database does not answer, so the console cannot sign anyone in.')
    expect(html).toContain('href="/staff/health"')
  }
  const { status, headers, text } = await site.get('/staff/health', staff)
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  for (const words of ['The database does not answer', 'understory-admin doctor', 'database-down'])
    expect(text).toContain(words)
  expect(text).toMatch(/Database Trouble/)
})
