import { PROJECTS } from '../../vitest.config.ts'
import { type Part, type PartResult, runPart } from './part.ts'

/** What runs beside each other once all is built; every other part follows the check. */
const LANES = [['journeys'], ['tools'], ['operations']] as const

export const vitest = (projects: readonly string[], args: readonly string[] = []): Part => ({
  name: projects.join(', '),
  command: 'vitest',
  args: ['run', ...projects.flatMap((name) => ['--project', name]), ...args],
  env: { NODE_ENV: 'test' },
})
const CHECK: Part = { name: 'check', command: process.execPath, args: ['tools/check.ts'] }
const BUILD: Part = { name: 'build', command: process.execPath, args: ['tools/build.ts'] }

/**
 * Everything, in four lanes that end at about the same time. Journeys and crash rehearsals wait most of
 * the time, for pages and for processes that come back; the others use the processor meanwhile.
 */
export async function runSuite(): Promise<PartResult[]> {
  const built = runPart(BUILD)
  const inLanes: readonly string[] = LANES.flat()
  const others = PROJECTS.filter((name) => !inLanes.includes(name))
  const parts = (names: readonly string[]) => names.map((name) => vitest([name]))
  const results = await Promise.all([
    built,
    ...LANES.map((names) => built.then(() => inTurn(parts(names)))),
    inTurn([CHECK, ...parts(others)]),
  ])
  return results.flat()
}

async function inTurn(parts: readonly Part[]): Promise<PartResult[]> {
  const results: PartResult[] = []
  for (const part of parts) results.push(await runPart(part))
  return results
}
