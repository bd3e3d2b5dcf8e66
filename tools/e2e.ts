import { spawnSync } from 'node:child_process'
import { ROOT } from './folders.ts'

const args = ['run', '--project', 'journeys', ...process.argv.slice(2)]
const env = { ...process.env, NODE_ENV: 'test' }
process.exit(spawnSync('vitest', args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1)
