import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { ROOT } from '../folders.ts'

const SOURCES = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{ts,json}',
  'packages/{contracts,domain,pictures,ui}/src/**/*',
  'package-lock.json',
]
const BUILD = join(ROOT, 'apps/web/build')
const MARK = join(BUILD, '.sources')

/** Builds the web when its sources changed since the last build; true when it did. */
export async function buildWeb(): Promise<boolean> {
  const sources = hashSources()
  if (read(MARK) === sources) return false
  await runBuild()
  await precompress()
  writeFileSync(MARK, sources)
  return true
}

function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

async function runBuild(): Promise<void> {
  let said = ''
  const child = spawn('react-router', ['build'], {
    shell: process.platform === 'win32',
    cwd: join(ROOT, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`the pages could not be built:\n${said}`)
}

/** Built files never change, so they are packed once, as small as they get. */
async function precompress(): Promise<void> {
  const pack = promisify(brotliCompress)
  const files = globSync('client/**/*.{js,css,svg,json,webmanifest,txt}', { cwd: BUILD })
  await Promise.all(
    files.map(async (name) => {
      const path = join(BUILD, name)
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${path}.br`, await pack(await readFile(path), { params: quality }))
    }),
  )
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
