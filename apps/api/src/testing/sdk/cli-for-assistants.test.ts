import { runCli } from '@understory/sdk/cli/run-cli.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApiKey } from '../people/api-keys.ts'
import { joinAs } from '../people/people.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'
import { servedTestApi } from './served-test-api.ts'

let api: TestApi
let served: Awaited<ReturnType<typeof servedTestApi>>
let trialKey: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  served = await servedTestApi(api)
  const owner = await joinAs(api, 'business')
  trialKey = (await makeApiKey(api, owner, undefined, 'test')).secret
})
afterAll(async () => {
  await served.close()
  await api.close()
})

describe('a host that starts programs', () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'host', version: '1' },
    },
  }
  const call = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'get_account' } }
  const said = async (key: string | null) => {
    const told = { jsonrpc: '2.0', method: 'notifications/initialized' }
    const lines = [initialize, told, call].map((message) => JSON.stringify(message))
    const out: string[] = []
    const code = await runCli(['mcp'], {
      env: {
        UNDERSTORY_ORIGIN: served.origin,
        XDG_CONFIG_HOME: '/nowhere',
        ...(key !== null && { UNDERSTORY_API_KEY: key }),
      },
      platform: 'linux',
      signal: new AbortController().signal,
      print: (text) => out.push(text),
      complain: () => {},
      lines: async function* () {
        yield* [...lines, 'nonsense']
      },
      readSecret: async () => '',
    })
    return { code, answers: out.map((line) => JSON.parse(line)) }
  }

  test('talks to the installation by lines, and hears of each message once', async () => {
    const { code, answers } = await said(trialKey)
    expect([code, answers.length]).toEqual([0, 3])
    expect(answers[0]).toMatchObject({ id: 1, result: { protocolVersion: '2025-11-25' } })
    expect(answers[1]).toMatchObject({ id: 2, result: { structuredContent: { mode: 'test' } } })
    expect(answers[2]).toMatchObject({ id: null, error: { code: -32_700 } })
  })

  test('hears what is missing without a key', async () => {
    const { answers } = await said(null)
    expect(answers[1]).toMatchObject({ id: 2, error: { message: expect.stringMatching('key') } })
  })
})
