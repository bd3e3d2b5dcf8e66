import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'
import { generatedLists } from './generated-lists.ts'

writeAll(generatedLists())
// The client is made from the contracts, which read lists that were just written.
const { generatedSdk } = await import('../sdk/generated-sdk.ts')
writeAll(generatedSdk())

function writeAll(made: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(made)) writeFileSync(join(ROOT, path), text)
}
