import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { JUDGES } from '../folders.ts'
import { GENERATORS, type Generator, PROGRAMS } from './programs.ts'
import { runJudge } from './run-judge.ts'

const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
}

/** What each of them is asked for, and where it leaves it beside its program. */
const COMMANDS: Record<Generator, (document: string) => readonly string[]> = {
  'openapi-typescript': (document) => [
    'openapi-typescript/bin/cli.js',
    document,
    '-o',
    'openapi-typescript/client.ts',
  ],
  'hey-api': (document) => [
    '@hey-api/openapi-ts/bin/run.js',
    '-i',
    document,
    '-o',
    'hey-api/client',
    '-c',
    '@hey-api/client-fetch',
    '--no-log-file',
  ],
  orval: () => ['orval/dist/bin/orval.mjs', '--config', 'orval.config.mjs'],
}

/** A client by each generator, with the program that uses it, in a folder of its own. */
export async function generateClients(document: string, folder: string): Promise<void> {
  symlinkSync(JUDGES, join(folder, 'node_modules'))
  const output = { target: 'orval/client.ts', client: 'fetch', baseUrl: '' }
  const orval = { understory: { input: { target: document }, output } }
  writeFileSync(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(orval)}`)
  const project = { compilerOptions: COMPILER_OPTIONS, include: GENERATORS }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  for (const generator of GENERATORS) {
    mkdirSync(join(folder, generator))
    const program = PROGRAMS[generator].trimStart()
    await runJudge(COMMANDS[generator](document), folder)
    writeFileSync(join(folder, generator, 'program.ts'), program)
  }
}

/** What the compiler says of all of them together. */
export async function compilePrograms(folder: string): Promise<readonly string[]> {
  const said = await runJudge(['typescript/bin/tsc', '-p', folder], folder)
  return said.split('\n').filter((line) => line !== '')
}

/** What a program found at a running copy. */
export async function runProgram(
  folder: string,
  generator: Generator,
  [origin, key]: readonly [origin: string, key: string],
): Promise<string> {
  const file = join(folder, generator, 'program.mjs')
  await build({ input: join(folder, generator, 'program.ts'), output: { file } })
  const { buyAndCheck } = await import(pathToFileURL(file).href)
  return JSON.stringify(await buyAndCheck(origin, key))
}
