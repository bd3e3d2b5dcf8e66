import { PROJECTS } from '../../vitest.config.ts'
import { memoryFolder } from './memory-folder.ts'
import { type Part, type PartResult, runPart } from './part.ts'

/** Two lanes that take about as long: more beside each other on two cores take turns, which costs both. */
const LANES = [
  ['journeys', 'pages', 'rules'],
  ['tools', 'operations'],
] as const

export const vitest = (projects: readonly string[], args: readonly string[] = []): Part => ({
  name: projects.join(', '),
  command: 'vitest',
  args: ['run', ...projects.flatMap((name) => ['--project', name]), ...args],
  env: { NODE_ENV: 'test' },
})
const CHECK: Part = { name: 'check', command: process.execPath, args: ['tools/check.ts'] }
const BUILD: Part = { name: 'build', command: process.execPath, args: ['tools/build.ts'] }

/** Everything, in two lanes; the checks need no build, and go first in the second. */
export async function runSuite(): Promise<PartResult[]> {
  const built = runPart(BUILD)
  const inLanes: readonly string[] = LANES.flat()
  const left = PROJECTS.filter((name) => !inLanes.includes(name))
  if (left.length > 0) throw new Error(`in no lane of the suite: ${left.join(', ')}`)
  const checked = runPart(CHECK)
  const [first, second] = LANES
  const env = await memoryFolder()
  const results = await Promise.all([
    built,
    checked,
    built.then(() => inTurn(first, env)),
    Promise.all([built, checked]).then(() => inTurn(second, env)),
  ])
  return results.flat()
}

async function inTurn(projects: readonly string[], env: NodeJS.ProcessEnv): Promise<PartResult[]> {
  const results: PartResult[] = []
  for (const name of projects) {
    const part = vitest([name])
    results.push(await runPart({ ...part, env: { ...env, ...part.env } }))
  }
  return results
}
