import { expect, test } from 'vitest'
import { findNameOfSoftware } from './name-of-software.ts'

const breachesIn = (path: string, text: string) => findNameOfSoftware([{ path, text }])

test.each([
  ['apps/web/src/capabilities/people/new.tsx', 'const a = <p>Welcome to Understory</p>'],
  ['apps/api/src/capabilities/site/mail/new.ts', "const subject = 'Your Understory receipt'"],
  ['packages/adapters/src/documents/new.ts', 'const line = `by Understory`'],
  ['apps/web/src/capabilities/people/new.route.ts', "const downloadAs = 'understory-data.zip'"],
])('the name of the software in what people read is refused: %s %s', (path, text) => {
  expect(breachesIn(path, text)).toHaveLength(1)
})

test.each([
  ['apps/web/src/capabilities/people/new.ts', "import { a } from '@understory/domain/a.ts'"],
  ['packages/domain/src/proof/new.ts', "const first = 'understory-ledger/v2 statement'"],
  [
    'packages/domain/src/proof/new.ts',
    '// Understory by its name, where developers read it\nconst a = 1',
  ],
  ['apps/web/src/people/new.test.ts', "expect(text).toContain('Understory')"],
  ['apps/sandbox/src/new.ts', "const title = 'The sandbox of Understory'"],
  ['apps/web/src/shell/use-site-name.ts', "const name = root?.siteName ?? 'Understory'"],
])('names of protocols, and what developers read, may stay: %s %s', (path, text) => {
  expect(breachesIn(path, text)).toEqual([])
})
