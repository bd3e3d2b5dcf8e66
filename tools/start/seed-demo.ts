import { spawn } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DEMO_PASSWORD,
  DEMO_PEOPLE,
} from '../../apps/api/src/capabilities/developers/demo/demo-people.ts'
import { ROOT } from '../folders.ts'
import { say } from './say.ts'
import type { Stack } from './stack.ts'

const markIn = (folder: string): string => join(folder, 'demo-data')
/** It stands there while the demonstration data are made. */
const markOfMaking = (folder: string): string => `${markIn(folder)}-begun`

/** Whether a start on this folder has demonstration data to make. */
export const lacksDemo = (folder: string): boolean => !existsSync(markIn(folder))

/** Makes the demonstration data on a first start, in a process of its own, which ends with the start. */
export async function seedDemo(
  { env }: Pick<Stack, 'env'>,
  folder: string,
  { script = 'build/seed.js', signal }: { script?: string; signal?: AbortSignal } = {},
): Promise<void> {
  if (!lacksDemo(folder)) return
  const began = performance.now()
  if (existsSync(markOfMaking(folder)))
    say(
      `making the sample people was interrupted, so they may lack something: to have them whole, stop, delete ${folder} and start again.`,
    )
  say('making a sample business and a sample person, on a first start only')
  writeFileSync(markOfMaking(folder), '')
  const child = spawn(process.execPath, [join(ROOT, script)], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = () => child.kill()
  signal?.addEventListener('abort', end)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  signal?.removeEventListener('abort', end)
  if (signal?.aborted) return
  if (code === 0) {
    writeFileSync(markIn(folder), '')
    rmSync(markOfMaking(folder), { force: true })
    say(`made them in ${Math.round((performance.now() - began) / 1000)} seconds`)
  } else say('the demonstration data could not be made; everything else works.')
}

export function saySignIns(): void {
  for (const { kind, email } of DEMO_PEOPLE) {
    say(`sign in (${kind}): ${email}  ${DEMO_PASSWORD}`)
  }
}
