import { LOCAL_KEYS, SESSION_KEYS } from '@understory/domain/people/privacy/browser-storage.ts'
import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { findBrowserStorage } from './browser-storage.ts'

const IN = (text: string) => findBrowserStorage([{ path: 'apps/web/src/browser/new.ts', text }])

test.each([
  "localStorage.setItem('a', 'b')",
  "window.sessionStorage.setItem('a', 'b')",
  "document.cookie = 'a=b'",
  "await caches.open('a')",
])('a page may not store beside the list that people read: %s', (text) => {
  expect(IN(text)).toHaveLength(1)
})

test('a name in the storage of the browser is written exactly where people are told so', () => {
  const texts = readSources()
    .filter(({ path }) => path.startsWith('apps/web/src/') && !path.includes('.test.'))
    .map(({ text }) => text)
    .join('\n')
  const keys = Object.entries<string | null>({ ...LOCAL_KEYS, ...SESSION_KEYS })
  for (const [key, why] of keys) {
    const isWritten = texts.includes(`.write('${key}'`) || /^product(Personal|Business)$/.test(key)
    expect(isWritten, key).toBe(why !== null)
  }
})
