import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInStaff } from '../../../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let maple: Awaited<ReturnType<typeof signInStaff>>
let alder: typeof maple
beforeAll(async () => {
  site = await startTestSite()
  maple = await signInStaff(site.api, 'maple')
  alder = await signInStaff(site.api, 'alder')
})
afterAll(() => site.close())

const EDIT = '/staff/changes/project/edit?subject=highland-birch'

/** The fields of the form as the page fills them in. */
function filledIn(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [tag] of html.matchAll(/<(?:input|textarea|select)[^>]*name="values\.[^>]*>/g)) {
    const name = /name="([^"]+)"/.exec(tag)?.[1] ?? ''
    const isSwitch = tag.includes('type="checkbox"')
    if (isSwitch && !/ checked/.test(tag)) continue
    const after = html.slice(html.indexOf(tag) + tag.length)
    const value = tag.startsWith('<textarea')
      ? after.slice(0, after.indexOf('</textarea>'))
      : tag.startsWith('<select')
        ? (/<option value="([^"]*)" selected/.exec(
            after.slice(0, after.indexOf('</select>')),
          )?.[1] ?? '')
        : (/ value="([^"]*)"/.exec(tag)?.[1] ?? '')
    fields[name] = value.replaceAll('&#x27;', '’').replaceAll('&amp;', '&')
  }
  return fields
}

test('a project is changed by one person and published by another, by the forms of the pages', async () => {
  const form = filledIn((await site.get(EDIT, maple)).html)
  const wrong = await site.post(EDIT, { ...form, 'values.partner': '', reason: '' }, maple)
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('Please fill in “Partner”.')
  const sent = { ...form, 'values.partner': 'Verified Trees of Alba', reason: 'A new name.' }
  const drafted = await site.post(EDIT, sent, maple)
  expect([drafted.status, drafted.location]).toEqual([
    303,
    expect.stringMatching(/^\/staff\/change\//),
  ])
  const change = drafted.location ?? ''
  expect((await site.get(EDIT, alder)).location).toBe(change)
  const shown = await site.get(change, maple)
  expect(shown.text).toContain('Before: Verified Trees')
  expect(shown.text).toContain('Then: Verified Trees of Alba')
  expect((await site.post(change, { intent: 'propose' }, maple)).status).toBe(303)
  const own = await site.get(change, maple)
  expect(own.text).toContain('so a colleague publishes it')
  expect(own.html).not.toContain('value="publish"')
  expect((await site.get('/staff', alder)).text).toContain('Proposed changes')
  const alone = await site.post(change, { intent: 'publish' }, maple)
  expect([alone.status, alone.text]).toEqual([
    409,
    expect.stringContaining('Another person than its author'),
  ])
  expect((await site.post(change, { intent: 'publish' }, alder)).status).toBe(303)
  expect((await site.get('/projects/highland-birch')).text).toContain('Verified Trees of Alba')
  const back = await site.post(
    change,
    { intent: 'bring-back', reason: 'It was right before.' },
    alder,
  )
  const text = (await site.get(back.location ?? '', alder)).text
  expect(text).toContain('Then: Verified Trees')
  expect(text).toContain('Draft.')
})

test('a brand is published whose colours are left as they are, as a browser sends the form', async () => {
  const edit = '/staff/changes/brand/edit?subject=installation'
  const { html } = await site.get(edit, maple)
  // A browser sends black for a field of this type that nobody touched.
  expect(html).not.toContain('type="color"')
  const sent = { ...filledIn(html), 'values.name': 'Fernbank Climate', reason: 'Our own name.' }
  const drafted = await site.post(edit, sent, maple)
  expect([drafted.status, drafted.text]).toEqual([303, expect.anything()])
  const change = drafted.location ?? ''
  const shown = await site.get(change, maple)
  expect(shown.text).toContain('Then: Fernbank Climate')
  await site.post(change, { intent: 'propose' }, maple)
  expect((await site.post(change, { intent: 'publish' }, maple)).status).toBe(303)
  await site.api.deps.refreshInstallation()
  expect((await site.get('/')).text).toContain('Fernbank Climate')
})

test('support finds nothing to change there, and is refused by name', async () => {
  const juniper = await signInStaff(site.api, 'juniper')
  expect((await site.get('/staff/changes', juniper)).text).toContain(
    'Your role changes nothing here',
  )
  const { status, text } = await site.get('/staff/changes/project', juniper)
  expect([status, text]).toEqual([
    403,
    expect.stringContaining('Your staff role does not include this.'),
  ])
})
