import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECTS } from '../vitest.config.ts'
import { DATA_FOLDER } from './folders.ts'
import { say, stopWith } from './start/say.ts'
import { endLeftOver, MARKED } from './test/left-over.ts'
import { memoryFolder } from './test/memory-folder.ts'
import { type PartResult, runPart, stopParts } from './test/part.ts'
import { inFolder, runSuite, vitest } from './test/suite.ts'

const ENDS_WITHIN_MS = 10_000

const { values: testOptions, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
})
const projects = PROJECTS.filter(
  (name) => testOptions.only === undefined || name === testOptions.only,
)
if (projects.length === 0) stopWith(`--only takes one of ${PROJECTS.join(', ')}.`)
const isWhole = testOptions.only === undefined && positionals.length === 0

// Every process started from here has the marker in its environment.
Object.assign(process.env, MARKED)

let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    if (isStopped) return
    isStopped = true
    stopParts()
    await endLeftOver(ENDS_WITHIN_MS)
    process.exit(130)
  })
}

/** Where the product of `npm start` keeps its files, with the numbers that its invoices have. */
const FILES = join(DATA_FOLDER, 'files')
const hadFiles = existsSync(FILES)

const began = performance.now()
const results = isWhole ? await runSuite() : [await runSome()]
const left = await endLeftOver(ENDS_WITHIN_MS)
if (!isStopped) finish()

async function runSome(): Promise<PartResult> {
  return runPart(inFolder(await memoryFolder(), vitest(projects, positionals)), { isOnly: true })
}

function finish(): void {
  for (const command of left) say(`left behind, and ended now: ${command}`)
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
  say(`all of it took ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  // Each part printed its own when it ended, and a log may have lost its beginning.
  for (const { failures } of results) for (const failure of failures) say(failure)
  for (const { secondAttempts } of results) for (const test of secondAttempts) say(test)
  if (failed.length > 0) stopWith(`${failed.join(', ')} failed.`)
  if (left.length > 0) stopWith('a run must leave no process behind.')
  if (!hadFiles && existsSync(FILES))
    stopWith(`a test wrote to ${FILES}, where a product that is started here would find it.`)
}
