import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '@understory/sdk/cli/run-cli.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../../../../tools/folders.ts'
import { numberEvents } from '../../capabilities/developers/events/number-events.ts'
import { appendToLog } from '../../capabilities/proof/public-log/public.ts'
import { makeBuyingKey, readyToBeCharged } from '../commerce/buying-keys.ts'
import { callPublicApi, makeApiKey } from '../people/api-keys.ts'
import { joinAs } from '../people/people.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'
import { ONE_TREE } from '../stores/store-bills.ts'
import { startWebhookReceiver } from '../webhook-receiver.ts'
import { servedTestApi } from './served-test-api.ts'

const CLI_PAGE = 'apps/web/src/capabilities/developers/api-keys/guides/cli-page.tsx'

let api: TestApi
let served: Awaited<ReturnType<typeof servedTestApi>>
let folder: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  served = await servedTestApi(api)
  folder = await mkdtemp(join(tmpdir(), 'understory-cli-page-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await served.close()
  await api.close()
})

/** The commands of the page, in the order in which a reader types them. */
async function shownCommands(): Promise<string[]> {
  const page = await readFile(join(ROOT, CLI_PAGE), 'utf8')
  return [...page.matchAll(/understory ((?!login)[a-z][^`\n"]+)/g)].map(([, line = '']) => line)
}

async function run(line: string, key: string) {
  const says: string[] = []
  const complains: string[] = []
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word)
  const code = await runCli(
    words.map((word) => word ?? ''),
    {
      env: { XDG_CONFIG_HOME: folder, UNDERSTORY_ORIGIN: served.origin, UNDERSTORY_API_KEY: key },
      platform: 'linux',
      signal: new AbortController().signal,
      print: (text) => says.push(text),
      complain: (text) => complains.push(text),
      lines: async function* () {},
      readSecret: async () => '',
    },
  )
  return { line, code, says: says.join('\n'), complains: complains.join('\n') }
}

test('every command that the page shows works as it stands, with what those before it answered', async () => {
  const owner = await joinAs(api, 'business')
  await readyToBeCharged(api, owner)
  const { secret: buying } = await makeBuyingKey(api, owner)
  const { secret: trial } = await makeApiKey(api, owner, undefined, 'test')
  const shop = { name: 'Moss Kitchen', currency: 'GBP', rule: ONE_TREE }
  const added = await callPublicApi(api, '/v1/stores', { key: trial, body: shop })
  const receiver = await startWebhookReceiver()
  const at = new Date(api.deps.clock().getTime() + 60_000).toISOString()
  const orders = join(folder, 'orders.csv')
  const row = `1,One,${at},${at},GBP,4200,`
  const names = 'id,label,createdAt,updatedAt,currency,totalMinor,refundedMinor'
  await writeFile(orders, `${names}\n${row}\n`)
  const proof = join(folder, 'proof.json')
  const ids = new Map([
    ['proof.json', proof],
    ['orders.csv', orders],
    ['http://localhost:4000/hooks', receiver.url],
    ['--store ID', `--store ${((await added.json()) as { id: string }).id}`],
  ])
  const filled = (line: string) =>
    [...ids].reduce((text, [name, value]) => text.replace(name, value), line)

  const lines = await shownCommands()
  expect(lines.length).toBeGreaterThan(15)
  for (const shown of lines) {
    const isEndless = /^(?:events tail|listen)/.test(shown)
    const isOfTests = /^(?:stores|orders)/.test(shown)
    const line = filled(isEndless ? `${shown} --once` : shown)
    const made = /^(?:quote|buy .*--yes|webhooks create)/.test(shown) ? `${line} --json` : line
    const { code, says, complains } = await run(made, isOfTests ? trial : buying)
    expect({ shown, code, complains: code === 0 ? '' : complains }).toEqual({
      shown,
      code: 0,
      complains: '',
    })
    if (made !== line) await learn(shown, JSON.parse(says))
    if (shown.includes('--proof')) {
      const { verifierKey } = JSON.parse(await readFile(proof, 'utf8'))
      ids.set('VERIFIER_KEY', verifierKey)
    }
  }
  await receiver.close()

  /** What a reader has from an answer, for the commands after it. */
  async function learn(shown: string, answer: { id: string; certificateId?: string }) {
    if (shown.startsWith('quote')) ids.set('QUOTE', answer.id)
    if (shown.startsWith('webhooks')) ids.set(' ID', ` ${answer.id}`)
    if (!shown.startsWith('buy')) return
    ids.set('NUMBER', answer.certificateId ?? '')
    await appendToLog(api.deps)
    await numberEvents(api.deps)
  }
})
