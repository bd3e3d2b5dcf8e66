import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DEMO_PASSWORD,
  DEMO_PEOPLE,
} from '../../apps/api/src/capabilities/developers/demo/demo-people.ts'
import { ROOT } from '../folders.ts'
import { say } from './say.ts'
import type { Stack } from './stack.ts'

/** Makes the demonstration data on a first start, in a process of its own, and prints the sign-ins. */
export async function seedDemo(
  { env }: Pick<Stack, 'env'>,
  folder: string,
  script = 'build/seed.js',
): Promise<void> {
  const mark = join(folder, 'demo-data')
  if (!existsSync(mark)) {
    const child = spawn(process.execPath, [join(ROOT, script)], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code === 0) writeFileSync(mark, '')
    else say('the demonstration data could not be made; everything else works.')
  }
  for (const { kind, email } of DEMO_PEOPLE) {
    say(`sign in (${kind}): ${email}  ${DEMO_PASSWORD}`)
  }
}
