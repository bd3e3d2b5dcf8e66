import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'
import { generatedLists } from './generated-lists.ts'

for (const [path, text] of Object.entries(generatedLists())) writeFileSync(join(ROOT, path), text)
