import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedDocs } from './docs/generated-docs.ts'
import { ROOT } from './folders.ts'

for (const [path, text] of Object.entries(generatedDocs())) writeFileSync(join(ROOT, path), text)
