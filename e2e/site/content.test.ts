import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { expectAccessible } from '../browser/accessible.ts'
import { DESKTOP, newVisitor, useBrowser } from '../browser/browser.ts'
import { announce, previewLink, write } from './editor.ts'

useBrowser()

/** A page for everyone is cached for ten seconds, but not where its address has a query. */
const FRESH = '?utm_source=feed'

const moss = (title: string) => ({ slug: 'moss', title, body: `${title}, and grows on stone.` })

const heading = async (page: Page, path: string) => {
  await page.goto(path)
  return page.getByRole('heading', { level: 1 }).innerText()
}

test('an editor previews a draft, publishes it, and changes what everyone reads', async () => {
  const { page: editor } = await newVisitor(DESKTOP, { baseURL: inject('strictOrigin') })
  const { page: reader } = await newVisitor(DESKTOP, { baseURL: inject('strictOrigin') })

  await write(moss('Moss is patient'), 'draft')
  expect(await heading(editor, previewLink('moss'))).toBe('Moss is patient')
  await editor.getByText('Draft. Only people with this link see it').waitFor()
  await expectAccessible(editor)
  await write(moss('Moss is very patient'), 'draft')
  expect(await heading(editor, previewLink('moss'))).toBe('Moss is very patient')
  expect(await heading(reader, previewLink('moss', -1))).toBe('No draft to show')
  await reader.goto(`/resources${FRESH}`)
  expect(await reader.getByRole('link', { name: /Moss/ }).count()).toBe(0)

  await write(moss('Moss is very patient'), 'published')
  expect(await announce()).toBe(200)
  expect(await heading(reader, `/resources/moss${FRESH}`)).toBe('Moss is very patient')
  await expectAccessible(reader)

  await write(moss('Moss is old'), 'published')
  expect(await announce('x'.repeat(40))).toBe(401)
  expect(await heading(reader, `/resources/moss${FRESH}`)).toBe('Moss is very patient')
  expect(await announce()).toBe(200)
  expect(await heading(reader, `/resources/moss${FRESH}`)).toBe('Moss is old')
})
