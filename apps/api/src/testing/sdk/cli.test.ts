import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '@understory/sdk/cli/run-cli.ts'
import { verify } from '@understory/sdk/webhooks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../../../../tools/folders.ts'
import { numberEvents } from '../../capabilities/developers/events/number-events.ts'
import { appendToLog } from '../../capabilities/proof/public-log/public.ts'
import { makeBuyingKey, readyToBeCharged } from '../commerce/buying-keys.ts'
import { callPublicApi, makeApiKey } from '../people/api-keys.ts'
import { joinAs, type TestPerson } from '../people/people.ts'
import { startTestApi, type TestApi } from '../start-test-api.ts'
import { ONE_TREE } from '../stores/store-bills.ts'
import { startWebhookReceiver } from '../webhook-receiver.ts'
import { servedTestApi } from './served-test-api.ts'

const CLI_PAGE = 'apps/web/src/capabilities/developers/api-keys/guides/cli-page.tsx'

let api: TestApi
let served: Awaited<ReturnType<typeof servedTestApi>>
let owner: TestPerson
let folder: string
let trialKey: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  served = await servedTestApi(api)
  owner = await joinAs(api, 'business')
  await readyToBeCharged(api, owner)
  trialKey = (await makeApiKey(api, owner, undefined, 'test')).secret
  folder = await mkdtemp(join(tmpdir(), 'understory-cli-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await served.close()
  await api.close()
})

type Around = {
  readonly key?: string | null
  readonly typed?: string
  readonly env?: Readonly<Record<string, string>>
}

/** A command as it is typed, with a test key in the environment. */
async function understory(line: string, { key = trialKey, typed = '', env = {} }: Around = {}) {
  const out: string[] = []
  const complaints: string[] = []
  const questions: string[] = []
  const code = await runCli(line.split(' '), {
    env: {
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      UNDERSTORY_ORIGIN: served.origin,
      ...(key !== null && { UNDERSTORY_API_KEY: key }),
      ...env,
    },
    platform: 'linux',
    signal: new AbortController().signal,
    print: (text) => out.push(text),
    complain: (text) => complaints.push(text),
    lines: async function* () {},
    readSecret: async (question) => {
      questions.push(question)
      return typed
    },
  })
  const says = out.join('\n')
  return { code, says, complains: complaints.join('\n'), questions }
}
const json = async (line: string, around?: Around) =>
  JSON.parse((await understory(`${line} --json`, around)).says)

describe('a key', () => {
  test('is pasted once, kept for its owner alone, and taken away again', async () => {
    const typed = trialKey
    const { code, says, questions } = await understory('login', { key: null, typed })
    expect([code, says]).toEqual([0, expect.stringContaining('(test)')])
    expect(questions[0]).toContain(`${served.origin}/my-impact/account/api-keys`)
    expect(says).not.toContain(trialKey)
    const path = join(folder, 'understory/key.json')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const none = { UNDERSTORY_ORIGIN: '' }
    expect((await understory('whoami', { key: null, env: none })).code).toBe(0)
    await chmod(path, 0o644)
    const open = await understory('whoami', { key: null })
    expect([open.code, open.complains]).toEqual([1, expect.stringContaining('chmod 600')])
    await understory('logout', { key: null, env: none })
    expect((await understory('whoami', { key: null })).complains).toContain('KEY_MISSING')
  })

  test('that was saved goes to no other address', async () => {
    const other = await servedTestApi({
      send: async (request) => {
        const message = `sent: ${request.headers.get('authorization')}`
        return Response.json({ code: 'X', message }, { status: 400 })
      },
    })
    await understory('login', { key: null, typed: trialKey })
    const { complains } = await understory(`whoami --origin ${other.origin}`, { key: null })
    expect(complains).toContain('sent: null')
    await understory('logout', { key: null })
    await other.close()
  })

  test('in a command is refused before anything is sent', async () => {
    const { code, complains } = await understory(`whoami --key ${trialKey}`)
    expect([code, complains]).toEqual([2, expect.stringContaining('revoke it')])
    expect(complains).not.toContain(trialKey)
  })

  test('that is none is not kept', async () => {
    const { code } = await understory('login', { key: null, typed: 'something' })
    expect(code).toBe(2)
    await expect(stat(join(folder, 'understory/key.json'))).rejects.toThrow()
  })
})

describe('orders of a shop', () => {
  const NAMES = 'id,label,createdAt,updatedAt,currency,totalMinor,refundedMinor'

  test('are sent from a file, after they were tried', async () => {
    const body = { name: 'Moss Kitchen', currency: 'GBP', rule: ONE_TREE }
    const added = await callPublicApi(api, '/v1/stores', { key: trialKey, body })
    const { id: storeId } = (await added.json()) as { id: string }
    expect((await understory('stores')).says).toContain(storeId)
    const at = new Date(api.deps.clock().getTime() + 60_000).toISOString()
    const file = join(folder, 'orders.csv')
    const rows = [`1,"One, ""first""",${at},${at},GBP,4200,`, `2,,${at},${at},GBP,1850,1850`]
    await writeFile(file, [NAMES, ...rows, ''].join('\r\n'))
    const tried = await understory(`orders push ${file} --store ${storeId} --dry-run`)
    expect([tried.code, tried.says]).toEqual([0, expect.stringContaining('Nothing was stored.')])
    expect((await understory(`orders push ${file} --store ${storeId}`)).code).toBe(2)
    const sent = await json(`orders push ${file} --store ${storeId} --yes`)
    expect(sent).toMatchObject([
      { id: '1', label: 'One, "first"', milliTrees: 1_000 },
      { id: '2', label: '#2', netMinor: 0 },
    ])
  })

  test.each([
    ['a column that there is not', 'id,email\n1,a', 'no column email'],
    ['a column too few', 'id,currency\n1,GBP', 'createdAt is missing'],
    ['pounds instead of pence', `${NAMES}\n1,,a,a,GBP,42.00,`, 'Line 2: 42.00'],
  ])('are not sent with %s', async (_, text, why) => {
    const file = join(folder, 'wrong.csv')
    await writeFile(file, text)
    const { code, complains } = await understory(`orders push ${file} --store 1 --dry-run`)
    expect([code, complains]).toEqual([2, expect.stringContaining(why)])
  })
})

describe('buying', () => {
  test('begins with a price, can be tried, and ends in a purchase that is listed', async () => {
    const quote = await json('quote --co2e 1.25t')
    expect(quote).toMatchObject({ co2eGrams: 1_250_000, mode: 'test' })
    const tried = await understory(`buy ${quote.id} --dry-run`)
    expect([tried.code, tried.says]).toEqual([0, expect.stringContaining('Nothing was bought.')])
    const bought = await json(`buy ${quote.id} --yes --reference Seven`)
    expect(bought).toMatchObject({ status: 'paid', reference: 'Seven' })
    expect((await understory('purchases')).says).toContain('1250 kg CO2e')
    expect(await json(`purchases ${bought.id}`)).toMatchObject({ id: bought.id })
  })

  test('without --yes buys nothing', async () => {
    const { id } = await json('quote --trees 10')
    const { code, complains } = await understory(`buy ${id}`)
    expect([code, complains]).toEqual([2, expect.stringContaining('--dry-run')])
  })

  test('that is refused exits with 1 and says why', async () => {
    const { id } = await json('quote --trees 10')
    const { code, complains } = await understory(`buy ${id} --yes --most 1`)
    expect([code, complains]).toEqual([1, expect.stringContaining('TOTAL_CHANGED')])
  })
})

test('a certificate is read by anyone, and its proof is checked without asking', async () => {
  const { secret: key } = await makeBuyingKey(api, owner)
  const { id: quoteId } = await json('quote --trees 10', { key })
  const { id } = await json(`buy ${quoteId} --yes`, { key })
  const { certificateId } = await json(`purchases ${id}`, { key })
  await appendToLog(api.deps)
  const file = join(folder, 'proof.json')
  const got = await understory(`certificates get ${certificateId} --proof ${file}`, { key: null })
  expect([got.code, got.says]).toEqual([0, expect.stringContaining(file)])
  const { verifierKey } = JSON.parse(await readFile(file, 'utf8'))
  const env = { UNDERSTORY_ORIGIN: 'http://localhost:1' }
  const around = { key: null, env }
  const checked = await understory(`certificates verify ${file} --key ${verifierKey}`, around)
  expect([checked.code, checked.says]).toEqual([0, expect.stringContaining('10 trees')])
  const unpinned = await understory(`certificates verify ${file}`, around)
  expect([unpinned.code, unpinned.complains]).toEqual([2, expect.stringContaining('/ledger')])
  const other = verifierKey.replace(/\+[^+]+\+/, '+00000000+')
  expect((await understory(`certificates verify ${file} --key ${other}`, around)).code).toBe(1)
})

test('events are read to the end, and sent on as webhooks are', async () => {
  await numberEvents(api.deps)
  const tail = await understory('events tail --once --json')
  const events = tail.says.split('\n').map((line) => JSON.parse(line))
  expect(events.map(({ type }) => type)).toContain('purchase.paid')
  const receiver = await startWebhookReceiver()
  const forward = `listen --forward-to ${receiver.url} --once --after`
  const { says, complains } = await understory(`${forward} ${events.at(-2).id}`)
  expect(says).toContain('204')
  const secret = /whsec_\S+/.exec(complains)?.[0] ?? ''
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received
  expect((await verify(body, headers, secret)).id).toBe(events.at(-1).id)
  await receiver.close()
})

test('an example of an event is made in a test account', async () => {
  const made = await json('trigger order.contributed')
  expect(made).toMatchObject({ type: 'order.contributed', mode: 'test' })
  expect((await understory('events tail --once')).says).toContain(made.id)
})

test('webhooks are added, tried, listed and sent again', async () => {
  const made = await json('webhooks create https://example.org/hooks --types test.ping')
  expect(made.secret).toMatch(/^whsec_/)
  expect((await understory(`webhooks test ${made.id}`)).code).toBe(0)
  expect((await understory('webhooks list')).says).toContain('https://example.org/hooks  test.ping')
  expect(await json(`webhooks replay ${made.id}`)).toEqual({ count: expect.any(Number) })
})

test('what is public needs no key', async () => {
  const found = await understory('factors search natural gas --limit 2', { key: null })
  expect([found.code, found.says.split('\n').length]).toEqual([0, 2])
  const document = await json('openapi', { key: null })
  expect(document.openapi).toBe('3.1.0')
})

test('emissions are computed of an activity, and of a vehicle by its registration number', async () => {
  const [gas, car] = ['compute uk-2025:1_100_1004_6_1 12000', 'vehicles FB21OAK --miles 8000']
  expect(await understory(gas)).toMatchObject({ code: 0, says: expect.stringContaining('kg CO2e') })
  const { lines } = await json(gas)
  expect(lines).toMatchObject([{ quantity: 12_000, unit: 'kWh (Gross CV)' }])
  expect(await understory(car)).toMatchObject({
    code: 0,
    says: expect.stringMatching(/CO2e a year$/),
  })
  expect((await understory('vehicles FB21OAK')).code).toBe(2)
  expect((await understory('compute uk-2025:1_100_1004_6_1 many')).code).toBe(2)
})

describe('the command line', () => {
  test('that is not understood exits with 2, and shows what there is', async () => {
    const { code, says } = await understory('sell everything')
    expect([code, says]).toEqual([2, expect.stringContaining('certificates verify FILE')])
    expect((await understory('quote --trees many')).code).toBe(2)
    expect((await understory('quote --colour green')).code).toBe(2)
  })

  test('has every command that the page about it shows', async () => {
    const page = await readFile(join(ROOT, CLI_PAGE), 'utf8')
    const lines = [...page.matchAll(/^(?:const \w+ = `)?understory ([^`\n]+)`?$/gm)]
    expect(lines.length).toBeGreaterThan(10)
    for (const [, line = ''] of lines)
      expect([line, (await understory(`${line} --help`)).code]).toEqual([line, 0])
  })

  test('says what each command takes', async () => {
    const { code, says } = await understory('quote --help', { key: null })
    expect([code, says]).toEqual([0, expect.stringContaining('--co2e MASS')])
  })

  test('shows nothing of a name that would move the cursor', async () => {
    const other = await servedTestApi({
      send: async () =>
        Response.json({ code: 'X', message: 'a\u001b[2Jb\u202ec' }, { status: 400 }),
    })
    const { complains } = await understory(`whoami --origin ${other.origin}`)
    expect(complains).toContain('a�[2Jb�c')
    await other.close()
  })
})
