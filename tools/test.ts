import { spawnSync } from 'node:child_process'
import { ROOT } from './folders.ts'
import { buildProduct } from './start/build-product.ts'
import { say } from './start/say.ts'

const args = process.argv.slice(2)

function run(command: string, commandArgs: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, commandArgs, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

if (args.length === 0) run(process.execPath, ['tools/check.ts'])
if (await buildProduct()) say('built the pages')
run('vitest', ['run', ...args], { NODE_ENV: 'test' })
