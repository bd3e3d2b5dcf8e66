import { PROJECTS } from '../../vitest.config.ts'
import { type Part, type PartResult, runPart } from './part.ts'

/** Parts that mostly wait and may run side by side; the others run one at a time. */
const BESIDE_THE_REST = ['journeys', 'tools']

export const vitest = (projects: readonly string[], args: readonly string[] = []): Part => ({
  name: projects.join(', '),
  command: 'vitest',
  args: ['run', ...projects.flatMap((name) => ['--project', name]), ...args],
  env: { NODE_ENV: 'test' },
})
const CHECK: Part = { name: 'check', command: process.execPath, args: ['tools/check.ts'] }
const BUILD: Part = { name: 'build', command: process.execPath, args: ['tools/build.ts'] }

/**
 * Everything. Journeys and crash rehearsals wait most of the time, for pages and for processes that
 * come back; checks, rules and operations use the processor meanwhile.
 */
export async function runSuite(): Promise<PartResult[]> {
  const built = runPart(BUILD)
  const inOrder = PROJECTS.filter((name) => !BESIDE_THE_REST.includes(name))
  const results = await Promise.all([
    built,
    ...BESIDE_THE_REST.map((name) => built.then(() => runPart(vitest([name])))),
    inTurn([CHECK, ...inOrder.map((name) => vitest([name]))]),
  ])
  return results.flat()
}

async function inTurn(parts: readonly Part[]): Promise<PartResult[]> {
  const results: PartResult[] = []
  for (const part of parts) results.push(await runPart(part))
  return results
}
