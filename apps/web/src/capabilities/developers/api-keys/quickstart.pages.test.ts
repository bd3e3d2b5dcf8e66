import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPublicApi, makeApiKey } from '../../../../../api/src/testing/people/api-keys.ts'
import { joinAs } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

type Command = { readonly path: string; readonly body?: string }

/** The commands of a page, as a shell would run them. */
function commandsIn(text: string): Command[] {
  const commands = text.matchAll(
    /curl '[^']*?(\/v1\/[^']*)'((?:\s*\\\s*-[Hd] (?:'[^']*'|"[^"]*"))*)/g,
  )
  return [...commands].map(([, path = '', options = '']) => {
    const body = /-d '([^']*)'/.exec(options)?.[1]
    return { path, ...(body !== undefined && { body }) }
  })
}

test('each command of the page works as it stands, with what the one before it answered', async () => {
  const page = await site.get('/developers/quickstart')
  const [quote, purchase, certificate, ...more] = commandsIn(page.text)
  expect(more).toEqual([])
  const person = await joinAs(site.api, 'personal')
  const { secret: key } = await makeApiKey(site.api, person, undefined, 'test')
  const run = async ({ path, body }: Command = { path: '' }) => {
    const sent = body === undefined ? {} : { body: JSON.parse(body) as object }
    const answer = await callPublicApi(site.api, path, { key, ...sent })
    return { status: answer.status, answer: (await answer.json()) as Record<string, string> }
  }
  const quoted = await run(quote)
  expect(quoted.status).toBe(201)
  const buying = purchase?.body?.replace('QUOTE_ID', quoted.answer.id ?? '')
  const bought = await run({
    path: purchase?.path ?? '',
    ...(buying !== undefined && { body: buying }),
  })
  expect([bought.status, bought.answer.status]).toEqual([201, 'paid'])
  const path = certificate?.path.replace('ITS_ID', bought.answer.certificateId ?? '') ?? ''
  expect((await run({ path })).answer).toMatchObject({ mode: 'test', products: { kg_co2e: 1_250 } })
})
