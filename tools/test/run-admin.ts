import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../folders.ts'

/** The operator's program as it is built, with these settings: how it ended, and all it said. */
export async function runAdmin(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, ...settings, NODE_ENV: 'production' }
  const ended = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'build/admin.js'), ...args],
    { env, maxBuffer: 10_000_000 },
  ).catch((fault) => fault)
  return { code: ended.code ?? 0, said: `${ended.stdout}${ended.stderr}` }
}
