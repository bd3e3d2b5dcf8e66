import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './folders.ts'

/**
 * Changes the rules of packages/domain one small step at a time and counts the changes that no test
 * notices. Without arguments all of them, which takes a night; `-- quantity ledger` takes folders.
 */
const folders = process.argv.slice(2)
const patterns = [
  ...folders.map((folder) => `src/${folder}/**/*.ts`),
  '!src/**/*.test.ts',
  '!src/**/*.generated.ts',
]
const mutate = folders.length > 0 ? ['--mutate', patterns.join(',')] : []
const { status } = spawnSync('stryker', ['run', 'stryker.config.json', ...mutate], {
  cwd: join(ROOT, 'packages/domain'),
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test' },
})
process.exit(status ?? 1)
