import type { CallToolResult } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  makeBuyingKey,
  quoteByKey,
  readyToBeCharged,
} from '../../../testing/commerce/buying-keys.ts'
import { connectAssistant, postMessage, toolMessage } from '../../../testing/connect-assistant.ts'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  owner = await joinAs(api, 'business')
})
afterAll(() => api.close())

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}
const newest = (method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id: 7,
  method,
  params: { ...params, _meta: META },
})
const headersOf = (method: string, more: Record<string, string> = {}) => ({
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': method,
  ...more,
})
const errorOf = async (answer: Response) =>
  [answer.status, ((await answer.json()) as { error: { code: number } }).error.code] as const

describe('a message', () => {
  test('from a page that is neither ours nor of a known assistant is refused', async () => {
    const ask = (origin: string) =>
      postMessage(api, newest('tools/list'), {
        headers: headersOf('tools/list', { origin }),
      })
    for (const origin of ['http://evil.example', 'null', 'http://understory.test.evil.example'])
      expect((await ask(origin)).status).toBe(403)
    for (const origin of ['http://understory.test', 'https://claude.ai']) {
      const answer = await ask(origin)
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        200,
        origin,
      ])
    }
  })

  test('whose headers say something else than its body is refused', async () => {
    const message = newest('tools/call', { name: 'list_projects', arguments: {} })
    const wrong = [
      headersOf('tools/list', { 'mcp-name': 'list_projects' }),
      headersOf('tools/call', { 'mcp-name': 'buy_offset' }),
    ]
    for (const headers of wrong)
      expect(await errorOf(await postMessage(api, message, { headers }))).toEqual([400, -32_020])
    const right = headersOf('tools/call', { 'mcp-name': 'list_projects' })
    expect((await postMessage(api, message, { headers: right })).status).toBe(200)
  })

  test('of an unknown version or method is refused by its number', async () => {
    const later = newest('tools/list')
    later.params._meta = { ...META, 'io.modelcontextprotocol/protocolVersion': '2031-01-01' }
    const headers = headersOf('tools/list', { 'mcp-protocol-version': '2031-01-01' })
    expect(await errorOf(await postMessage(api, later, { headers }))).toEqual([400, -32_022])
    const unknown = newest('tools/forget')
    const answer = await postMessage(api, unknown, { headers: headersOf('tools/forget') })
    expect(await errorOf(answer)).toEqual([404, -32_601])
    const listen = newest('subscriptions/listen')
    const listened = await postMessage(api, listen, { headers: headersOf('subscriptions/listen') })
    expect(await errorOf(listened)).toEqual([404, -32_601])
  })

  test('that is none, several at once, or too long is refused', async () => {
    expect(await errorOf(await postMessage(api, 'nothing'))).toEqual([400, -32_700])
    expect(await errorOf(await postMessage(api, [toolMessage('list_projects')]))).toEqual([
      400, -32_600,
    ])
    const long = toolMessage('list_projects', { words: 'x'.repeat(70_000) })
    expect((await postMessage(api, long)).status).toBe(413)
    const read = await api.send(new Request('http://understory.test/mcp'))
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
    const told = { jsonrpc: '2.0', method: 'notifications/initialized' }
    expect((await postMessage(api, told)).status).toBe(202)
  })

  test('with a key in its address has that key revoked', async () => {
    const { secret } = await makeApiKey(api, owner)
    const body = JSON.stringify(toolMessage('list_projects'))
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body }
    const answer = await api.send(new Request(`http://understory.test/mcp?key=${secret}`, init))
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'KEY_IN_URL',
    ])
    expect((await callPublicApi(api, '/v1/account', { key: secret })).status).toBe(401)
  })
})

test('what a key may not spend alone waits for a person, whose page the assistant hands on', async () => {
  const payer = await joinAs(api, 'business')
  await readyToBeCharged(api, payer)
  const { secret: key } = await makeBuyingKey(api, payer, { approveAboveMinor: 0 })
  const { id: quoteId, totalMinor } = await quoteByKey(api, key)
  const assistant = await connectAssistant(api, { key })
  const order = {
    quoteId,
    maxTotalMinor: totalMinor,
    reason: 'Our office party',
    idempotencyKey: 'party',
    dryRun: false,
  }
  const dear = (await assistant.callTool({
    name: 'buy_offset',
    arguments: { ...order, maxTotalMinor: 1, idempotencyKey: 'dear' },
  })) as CallToolResult
  expect([dear.isError, JSON.stringify(dear.content)]).toEqual([
    true,
    expect.stringContaining('TOTAL_CHANGED'),
  ])
  const asked = (await assistant.callTool({
    name: 'buy_offset',
    arguments: order,
  })) as CallToolResult
  expect(asked.structuredContent).toMatchObject({
    status: 'requires_action',
    action: { type: 'approve', url: expect.stringMatching(/^http:\/\/understory\.test\/app\//) },
  })
})

test('calls of tools and all other messages count as calls of the public API', async () => {
  api.moveClock(60_000 - (api.deps.clock().getTime() % 60_000))
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const messages = [list, toolMessage('list_projects'), toolMessage('get_project', { nothing: 1 })]
  const sent = Array.from({ length: 60 }, (_, at) => messages[at % messages.length])
  const answers = await Promise.all(sent.map((message) => postMessage(api, message)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  for (const message of messages) {
    const refused = await postMessage(api, message)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  }
  expect((await callPublicApi(api, '/v1/projects')).status).toBe(429)
})
