import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEnvelopeSink } from '../../../../tools/test-sinks/envelope-sink.ts'
import { browserFrames } from './browser-frames.ts'
import { scrubbedEvent } from './scrubbed-event.ts'
import { createSentryReporter } from './sentry-reporter.ts'

let sink: Awaited<ReturnType<typeof startEnvelopeSink>>
beforeAll(async () => {
  sink = await startEnvelopeSink()
})
beforeEach(() => {
  sink.envelopes.length = 0
})
afterAll(() => sink.close())

const reporter = (random = () => 0.5) =>
  createSentryReporter({
    dsn: sink.dsn,
    environment: 'prod',
    tracesSampleRate: 0.1,
    process: 'worker',
    random,
  })

test('a fault arrives in an envelope: where it was, in which environment, of which job', async () => {
  const errors = reporter()
  const facts = { requestId: 'r-1', job: 'send-receipt', path: '/verify/ABC-1?x=2' }
  errors.report({ level: 'warning', fault: new TypeError('no rate'), message: 'job failed', facts })
  await errors.close()
  expect(sink.envelopes).toHaveLength(1)
  const [envelope] = sink.envelopes
  expect(envelope?.url).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=0123456789abcdef/)
  expect(envelope?.items).toMatchObject([
    {
      type: 'event',
      payload: {
        level: 'warning',
        environment: 'prod',
        tags: { process: 'worker', requestId: 'r-1', job: 'send-receipt', route: '/verify/{id}' },
        exception: { values: [{ type: 'TypeError', value: 'no rate' }] },
      },
    },
  ])
  expect(envelope?.text).toContain('sentry-reporter.test.ts')
  expect(envelope?.text).not.toContain(process.cwd())
})

test('a sentence without a fault arrives as one', async () => {
  const errors = reporter()
  errors.report({ level: 'error', message: 'nothing is signed', facts: {} })
  await errors.close()
  expect(sink.envelopes[0]?.items[0]?.payload).toMatchObject({ message: 'nothing is signed' })
})

test('a tenth of the answers is traced, without addresses', async () => {
  for (const random of [() => 0.1, () => 0.99]) {
    const errors = reporter(random)
    errors.trace({ method: 'GET', path: '/faq', status: 200, seconds: 0.1, requestId: 'r' })
    await errors.close()
  }
  expect(sink.envelopes).toEqual([])
  const errors = reporter(() => 0.0999)
  const request = { method: 'GET', path: '/gift/secret?a=b', status: 500, seconds: 0.25 }
  errors.trace({ ...request, requestId: 'r-2' })
  await errors.close()
  const [item] = sink.envelopes[0]?.items ?? []
  expect(item).toMatchObject({
    type: 'transaction',
    payload: {
      transaction: 'GET /gift/{id}',
      tags: { requestId: 'r-2', status: '500' },
      contexts: { trace: { op: 'http.server', status: 'internal_error' } },
    },
  })
  const { start_timestamp: began, timestamp: ended } = item?.payload ?? {}
  expect(Number(ended) - Number(began)).toBeCloseTo(0.25, 3)
})

test('a fault of a browser keeps its own frames', async () => {
  const errors = reporter()
  const stack = 'TypeError: x\n    at pay (https://understory.example/assets/setup-1.js:3:14)'
  errors.reportBrowser({ message: "TypeError: no 'pay'", stack, path: '/app/payment?card=4242' })
  await errors.close()
  expect(sink.envelopes[0]?.items[0]?.payload).toMatchObject({
    platform: 'javascript',
    tags: { process: 'browser', route: '/app/payment' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: "no 'pay'",
          stacktrace: {
            frames: [{ filename: 'assets/setup-1.js', function: 'pay', lineno: 3, colno: 14 }],
          },
        },
      ],
    },
  })
})

const SECRETS = [
  'hunter2',
  '4242424242424242',
  'ada@ashdown.example',
  'Lovelace',
  'GB123456789',
  '198.51.100.7',
  'session_token',
]

test('of a hostile event nothing leaves but what is on the list', () => {
  const secret = SECRETS.join(' ')
  const said = `Bearer hunter2 4242424242424242 ada@ashdown.example Ada Lovelace GB123456789 198.51.100.7`
  const event = scrubbedEvent({
    event_id: 'e'.repeat(32),
    level: 'error',
    message: said,
    user: { email: secret, ip_address: secret, username: secret },
    request: { url: secret, cookies: { a: secret }, headers: { authorization: secret } },
    breadcrumbs: [{ message: secret, data: { secret } }],
    extra: { secret },
    contexts: { trace: { trace_id: 't', span_id: 's', data: { secret } }, custom: { secret } },
    tags: { requestId: 'r-1', email: secret, cookie: secret },
    server_name: secret,
    modules: { secret },
    fingerprint: [secret],
    exception: {
      values: [
        {
          type: 'Error',
          value: said,
          mechanism: { type: 'generic', data: { secret } },
          stacktrace: {
            frames: [
              {
                filename: '/home/ada-lovelace/hunter2/build/server.js',
                function: 'settle',
                vars: { secret },
                context_line: secret,
                pre_context: [secret],
              },
            ],
          },
        },
      ],
    },
  })
  const sent = JSON.stringify(event)
  for (const each of SECRETS) expect(sent).not.toContain(each)
  expect(event.tags).toEqual({ requestId: 'r-1' })
  expect(event.exception?.values?.[0]?.stacktrace?.frames).toEqual([
    { filename: 'build/server.js', function: 'settle' },
  ])
})

test.each([
  ['    at https://a.example/assets/a.js:1:2', { lineno: 1, colno: 2 }],
  ['pay@https://a.example/assets/a.js:1:2', { function: 'pay', lineno: 1, colno: 2 }],
])('the line %s of a stack is read', (line, frame) => {
  expect(browserFrames(`Error: x\n${line}`)).toMatchObject([frame])
})
