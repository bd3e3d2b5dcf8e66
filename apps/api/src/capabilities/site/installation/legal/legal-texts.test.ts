import { GetLegalText } from '@understory/contracts/site/legal-texts.ts'
import { GetChange, TakeChangeBack } from '@understory/contracts/staff/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPublishing } from '../../../../testing/start-publishing.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'

let api: TestApi
let staff: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  staff = await startPublishing(api)
})
afterAll(() => api.close())

const today = () => api.deps.clock().toISOString().slice(0, 10)
const terms = (text: string, inForceFrom = today()) => ({
  kind: 'terms',
  values: { text, inForceFrom },
})
const published = async () =>
  (await api.call(GetLegalText, { params: { text: 'terms' } })).data.published

test('a text is shown as Markdown once a second person publishes it, and taken back', async () => {
  expect(await published()).toBeNull()
  const { changeId } = (await staff.draft(terms('## What holds\n\nAll of **this**.'))).data
  const drafted = (await api.call(GetChange, { params: { changeId } }, staff.author)).data
  expect(drafted.preview).toContain('<strong>this</strong>')
  expect(await published()).toBeNull()
  await staff.publishDraft(changeId)
  expect(await published()).toMatchObject({
    html: expect.stringMatching(
      /<h2 id="what-holds">What holds<\/h2>\s*<p>All of <strong>this<\/strong>/,
    ),
    inForceFrom: today(),
  })
  await staff.publish(terms('All of that.'))
  expect((await published())?.html).toContain('All of that.')

  const params = { changeId }
  const back = await api.call(
    TakeChangeBack,
    { params, body: { reason: 'Not yet.' } },
    staff.author,
  )
  await staff.publishDraft(back.data.changeId)
  expect(await published()).toBeNull()
})

test.each([
  ['nothing says from when', () => terms('A text.', ''), 'inForceFrom', /from which day/],
  ['it begins later', () => terms('A text.', '2999-01-01'), 'inForceFrom', /today or an earlier/],
  ['it has a heading of the page', () => terms('# Terms'), 'text', /^Line 1: Begin headings with/],
  ['it has a picture', () => terms('![A seal](https://a.example/seal.png)'), 'text', /not shown/],
])('a text is refused beside its field where %s', async (_, change, field, why) => {
  const refused = await staff.draft(change())
  expect(refused.refusal.problems).toEqual([
    { field: `values.${field}`, message: expect.stringMatching(why) },
  ])
})

test('nothing in it runs or loads', async () => {
  const text =
    'A <script>alert(1)</script>[link](javascript:alert(1)) <iframe src="https://a.example"></iframe> <b onclick="alert(1)">x</b>'
  await staff.publish(terms(text))
  expect((await published())?.html).not.toMatch(/script|iframe|onclick/)
})

test('the legal notice is announced to the pages once it is there', async () => {
  expect(api.deps.config.hasLegalNotice).toBe(false)
  await staff.publish({
    kind: 'legal-notice',
    values: { text: 'Fern & Co, 1 Moss Lane.', inForceFrom: today() },
  })
  expect(api.deps.config.hasLegalNotice).toBe(true)
})
