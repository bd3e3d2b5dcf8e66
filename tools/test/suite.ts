import { PROJECTS } from '../../vitest.config.ts'
import { memoryFolder } from './memory-folder.ts'
import { type PartResult, runLane, runPart, type SuitePart } from './part.ts'

/**
 * Those that wait most come first, side by side; journeys alone keep two cores busy at the end. More than
 * two parts at a time take turns, which costs all of them.
 */
const TEST_SUITE_ORDER: readonly string[] = ['tools', 'operations', 'journeys', 'pages', 'rules']

export const vitest = (projects: readonly string[], args: readonly string[] = []): SuitePart => ({
  name: projects.join(', '),
  command: 'vitest',
  args: ['run', ...projects.flatMap((name) => ['--project', name]), ...args],
  env: { NODE_ENV: 'test' },
})
/** Tests that write what they throw away where `memoryFolder` says. */
export const inFolder = (env: NodeJS.ProcessEnv, part: SuitePart): SuitePart => ({
  ...part,
  env: { ...env, ...part.env },
})
const CHECK: SuitePart = { name: 'check', command: process.execPath, args: ['tools/check.ts'] }
const BUILD: SuitePart = { name: 'build', command: process.execPath, args: ['tools/build.ts'] }

/** Everything, in two lanes; the checks need no build, and go first in the second. */
export async function runSuite(): Promise<PartResult[]> {
  const left = PROJECTS.filter((name) => !TEST_SUITE_ORDER.includes(name))
  if (left.length > 0) throw new Error(`not in the order of the suite: ${left.join(', ')}`)
  const built = runPart(BUILD)
  const checked = runPart(CHECK)
  const env = await memoryFolder()
  const waiting = TEST_SUITE_ORDER.map((name) => inFolder(env, vitest([name])))
  const results = await Promise.all([
    built,
    checked,
    built.then(() => runLane(waiting)),
    Promise.all([built, checked]).then(() => runLane(waiting)),
  ])
  return results.flat()
}
