import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../folders.ts'
import { BUILD_WEB_SOURCES } from './build-web.ts'

test('the pages are built again when a package that they use changes', () => {
  const files = globSync('apps/web/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.ts', '**/testing/**'],
  })
  const used = new Set(
    files.flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      return [...text.matchAll(/ from '@understory\/([\w-]+)\//g)].map(([, name = '']) => name)
    }),
  )
  expect(used).toContain('messages')
  const missed = [...used].filter(
    (name) => !BUILD_WEB_SOURCES.some((source) => matchesGlob(`packages/${name}/src/a.ts`, source)),
  )
  expect(missed).toEqual([])
})
