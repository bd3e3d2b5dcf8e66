import { expect, test } from 'vitest'
import { findOddPhrases } from './odd-phrases.ts'

const breachesIn = (path: string, text: string) => findOddPhrases([{ path, text }])

test.each([
  ['apps/web/src/content/new.tsx', 'const a = <p>A person answers, as a rule within a day.</p>'],
  ['apps/web/src/content/new.tsx', 'const a = <p>for later orders and\n  never backwards</p>'],
  [
    'apps/api/src/capabilities/site/mail/new.ts',
    "const line = 'It goes out in the morning of its day.'",
  ],
  ['packages/domain/src/proof/new.ts', 'const line = `It stands beside it.`'],
])('a phrase that no native writes is refused: %s %s', (path, text) => {
  expect(breachesIn(path, text)).toMatchObject([{ rule: 'sentences-are-those-of-a-native' }])
})

test.each([
  ['apps/web/src/content/new.tsx', 'const a = <p>A person answers, usually within a day.</p>'],
  ['packages/domain/src/proof/new.ts', '/** It stands beside the figure. */\nconst a = 1'],
  ['apps/web/src/content/new.test.ts', "expect(text).not.toContain('as a rule')"],
])('what a native writes, and what developers read, may stay: %s %s', (path, text) => {
  expect(breachesIn(path, text)).toEqual([])
})
