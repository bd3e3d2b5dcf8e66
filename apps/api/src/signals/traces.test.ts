import { SignIn } from '@understory/contracts/people/accounts/accounts.ts'
import { GetPublicTotals } from '@understory/contracts/proof/ledger.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOtlpSink } from '../../../../tools/test-sinks/otlp-sink.ts'
import { createApi } from '../app.ts'
import { createMetrics } from '../http/serve/metrics.ts'
import { createSite } from '../site.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

let api: TestApi
let sink: Awaited<ReturnType<typeof startOtlpSink>>
let send: (path: string, init?: RequestInit) => Promise<Response>
beforeAll(async () => {
  sink = await startOtlpSink()
  api = await startTestApi({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc,x-team=ops',
      OTEL_TRACES_SAMPLER_ARG: '1',
      TRUST_PROXY: 'true',
    },
  })
  await api.work()
  const deps = { ...api.deps, db: api.scopedDb }
  const site = createSite({
    deps,
    api: createApi(deps),
    web: async () => new Response('a page'),
    staticFile: () => null,
    metrics: createMetrics(),
    health: { stopping: false },
  })
  send = (path, init) => site(new Request(`http://understory.test${path}`, init), '198.51.100.7')
})
afterAll(() => sink.close())

test('requests, their statements and jobs are spans, without parameters or anyone', async () => {
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`
  await send(GetPublicTotals.path, { headers: { traceparent } })
  const body = JSON.stringify({ email: 'ada@ashdown.example', password: 'a guess of hers' })
  await send(`${SignIn.path}?next=secret`, { method: 'POST', body })
  await send('/readyz')
  await api.deps.jobs.enqueue(api.deps.db, 'send-deletion-notice', {
    email: 'ada@ashdown.example',
    messageId: 'traced',
  })
  await expect.poll(async () => (await api.deps.mailbox?.list())?.length).toBeGreaterThan(0)
  // What waits is sent as it closes.
  await api.close()
  const names = sink.spans.map(({ name }) => name)
  expect(names).toContain(`GET ${GetPublicTotals.path}`)
  expect(names).toContain('job send-deletion-notice')
  expect(names).not.toContain('GET /readyz')
  const request = sink.spans.find(({ name }) => name === `GET ${GetPublicTotals.path}`)
  expect(request?.traceId).toBe(TRACE)
  const statements = sink.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  const job = sink.spans.find(({ name }) => name === 'job send-deletion-notice')
  const ofJob = sink.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(ofJob.map(({ name }) => name)).toContain('insert email_message')
  expect([...sink.services]).toEqual(['understory-worker'])
  expect(sink.headers[0]).toMatchObject({ 'x-team': 'ops' })
  for (const text of sink.texts) {
    expect(text.startsWith('/v1/traces ')).toBe(true)
    expect(text).not.toMatch(/ashdown|a guess of hers|next=secret|\$1/)
  }
})

test('without the setting nothing of it is loaded', async () => {
  const plain = await startTestApi()
  expect(plain.deps.tracer).toBeNull()
  await plain.close()
})
