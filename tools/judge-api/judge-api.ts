import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diceFrom } from '@understory/pictures/seeded.ts'
import { apiDocument } from '../../apps/api/src/http/v1/api-document.ts'
import { makeApiKey } from '../../apps/api/src/testing/people/api-keys.ts'
import { joinAs } from '../../apps/api/src/testing/people/people.ts'
import { startRehearsal } from '../crash-rehearsal/rehearsal.ts'
import { V1_OPERATIONS } from '../sdk/v1-operations.ts'
import { buildProduct } from '../start/build-product.ts'
import { say } from '../start/say.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { endAllWhenStopped } from '../test/left-over.ts'
import { compilePrograms, generateClients, runProgram } from './clients.ts'
import { lintDocument } from './lint-document.ts'
import { AS_BOUGHT, GENERATORS } from './programs.ts'

/**
 * What others make of `/v1/openapi.json`: Redocly and Spectral lint it, three generators make clients of it, which
 * compile with `strict`, and a program for each buys and checks at a running copy. Exit 1 where anything is amiss.
 */
endAllWhenStopped()
const folder = temporaryFolder('judge-api')
const file = join(folder, 'openapi.json')
const installed = { origin: 'https://understory.example', siteName: 'Understory' }
writeFileSync(file, JSON.stringify(apiDocument(V1_OPERATIONS, installed), null, 1))

const amiss: string[] = []
try {
  const problems = await lintDocument(file)
  amiss.push(...problems)
  say(`Redocly recommended-strict, Spectral oas and OWASP: ${problems.length} problems`)
  await generateClients(file, folder)
  const faults = await compilePrograms(folder)
  amiss.push(...faults)
  say(`clients of ${GENERATORS.join(', ')} with strict: ${faults.length} faults`)
  if (faults.length === 0) await buyWithEach()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const line of amiss) say(line)
process.exit(amiss.length === 0 ? 0 : 1)

async function buyWithEach(): Promise<void> {
  await buildProduct()
  const product = await startRehearsal('judge-api', diceFrom('judge-api'))
  try {
    const person = await joinAs(product, 'business')
    // Of the test API, it takes the calls alone.
    const { secret } = await makeApiKey(product as never, person, undefined, 'test')
    for (const generator of GENERATORS) {
      const found = await runProgram(folder, generator, [product.origin, secret])
      if (found !== AS_BOUGHT) amiss.push(`${generator}: ${found}`)
      say(`${generator}: ${found}`)
    }
  } finally {
    await product.close()
  }
}
