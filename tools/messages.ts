import { globSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './folders.ts'
import { generatedFiles } from './messages/generated-messages.ts'
import { readCatalogues } from './messages/read-catalogues.ts'

for (const catalogue of readCatalogues()) {
  const folder = join(ROOT, dirname(catalogue.path))
  for (const name of globSync('*.generated.ts', { cwd: folder })) rmSync(join(folder, name))
  for (const [name, text] of generatedFiles(catalogue)) writeFileSync(join(folder, name), text)
}
