import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'
import { freePort } from '../free-port.ts'

/** What its own workspaces are called; they are taken from the older copy. */
const OWN = '@understory'

/** The files of a commit in a folder, with the packages of this copy, which its lock file has to agree with. */
export function checkOutOlder(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const files = execFileSync('git', ['-C', ROOT, 'archive', '--format=tar', commit], {
    maxBuffer: 1024 ** 3,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  linkPackages(folder)
}

/** Links to the packages that are installed here, but for those that are parts of the product. */
function linkPackages(folder: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, OWN), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== OWN && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
  for (const place of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, place))) {
      const own = join(folder, place, name)
      if (existsSync(join(own, 'package.json'))) symlinkSync(own, join(to, OWN, name))
      const installed = join(ROOT, place, name, 'node_modules')
      if (existsSync(installed)) symlinkSync(installed, join(own, 'node_modules'))
    }
  const runtime = join('tools', 'node-runtime', 'node_modules')
  if (existsSync(join(ROOT, runtime))) symlinkSync(join(ROOT, runtime), join(folder, runtime))
}

type Copy = { readonly root: string; readonly data: string }

/** Runs a tool of a copy to its end; what it said, or a fault with that. */
export function runTool({ root, data }: Copy, args: readonly string[], more = {}): string {
  try {
    return execFileSync(process.execPath, [join(root, 'tools/run.mjs'), ...args], {
      cwd: root,
      env: environmentOf(data, more),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 300_000,
    })
  } catch (fault) {
    const { stdout = '', stderr = '' } = fault as { stdout?: string; stderr?: string }
    throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
}

export type RunningCopy = {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts a copy as `npm start` does; it has its people and purchases of the first start when this returns. */
export async function startCopy({ root, data }: Copy): Promise<RunningCopy> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'tools/start.ts'], {
    cwd: root,
    env: environmentOf(data, { PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      said += bytes.toString()
      if (said.includes('place orders in shops')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the copy ended with ${code}:\n${said}`)))
  })
  await ready
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Without what would lead to another database or to services outside. */
function environmentOf(data: string, more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG } = process.env
  return { PATH, HOME, LANG, LOG_LEVEL: 'warn', UNDERSTORY_DATA: data, ...more }
}
