import { expect, test } from 'vitest'
import { findFormatter } from './find-formatter.ts'

test.each([
  ['/a/packages/messages/src/plain-messages.ts', 'a.js'],
  ['/a/node_modules/intl-messageformat/index.js', 'a.js'],
  ['/a/packages/messages/src/compiled-messages.ts', undefined],
  ['/a/packages/ui/src/messages/notice.tsx', undefined],
])('a script of the browser that would format messages is found: %s', (id, found) => {
  const files = [{ fileName: 'a.css' }, { fileName: 'a.js', moduleIds: [id] }]
  expect(findFormatter(files)).toBe(found)
})
