import { afterAll, beforeAll, expect, test } from 'vitest'
import { openArchives } from '../../../../../api/src/testing/open-archives.ts'
import { joinAs } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const PATH = '/my-impact/account/export.zip'

test('the download of all data says how large it is, as it is passed on and not collected first', async () => {
  const person = await joinAs(site.api, 'personal')
  const { status, headers } = await site.get(PATH, person)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(Number(headers.get('content-length'))).toBeGreaterThan(1_000)
  await expect.poll(openArchives).toEqual([])
})

test('asking only about the download holds no file open', async () => {
  const { cookie } = await joinAs(site.api, 'personal')
  const head = new Request(`http://understory.test${PATH}`, { method: 'HEAD', headers: { cookie } })
  const { status, html } = await site.send(head)
  expect([status, html]).toEqual([200, ''])
  await expect.poll(openArchives).toEqual([])
})
