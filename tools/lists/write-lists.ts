import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'
import { generatedSdk } from '../sdk/generated-sdk.ts'
import { generatedLists } from './generated-lists.ts'

const made = { ...generatedLists(), ...generatedSdk() }
for (const [path, text] of Object.entries(made)) writeFileSync(join(ROOT, path), text)
