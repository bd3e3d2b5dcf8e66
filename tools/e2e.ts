import { spawnSync } from 'node:child_process'
import { ROOT } from './folders.ts'

const args = ['tools/test.ts', '--only', 'journeys', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1)
