import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './folders.ts'
import { generatedMessages } from './messages/generated-messages.ts'
import { readCatalogues } from './messages/read-catalogues.ts'

for (const catalogue of readCatalogues()) {
  const path = join(ROOT, dirname(catalogue.path), 'messages.generated.ts')
  writeFileSync(path, generatedMessages(catalogue))
}
