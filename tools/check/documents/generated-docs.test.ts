import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedDocs } from '../../docs/generated-docs.ts'
import { ROOT } from '../../folders.ts'

test.each(Object.entries(generatedDocs()))(
  '%s says what the manifests say; else: npm run docs',
  (path, text) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text)
  },
)
