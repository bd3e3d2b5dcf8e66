import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { ROOT } from '../folders.ts'
import { whenChanged } from './when-changed.ts'

/** What the pages are made of. */
export const BUILD_WEB_SOURCES = [
  'apps/web/{src,public}/**/*',
  'apps/web/*.{ts,json}',
  'packages/{contracts,domain,ledger-log,messages,pictures,sdk,ui}/src/**/*',
  'packages/sdk/README.md',
  'tools/sdk/*.ts',
  'package-lock.json',
]
const BUILD = join(ROOT, 'apps/web/build')
/** There once the pages have been built. */
export const BUILT_PAGES = join(BUILD, '.sources')

/** Builds the pages when their sources changed since the last build; true when it did. */
export function buildWeb(): Promise<boolean> {
  return whenChanged({ sources: BUILD_WEB_SOURCES, mark: BUILT_PAGES }, async () => {
    await runBuild()
    await Promise.all([precompress(), addSdk()])
  })
}

async function runBuild(): Promise<void> {
  let output = ''
  const child = spawn('react-router', ['build'], {
    shell: process.platform === 'win32',
    cwd: join(ROOT, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`the pages could not be built:\n${output}`)
}

/** The client for programs of others, as they install it from here. */
async function addSdk(): Promise<void> {
  const { buildSdk } = await import('../sdk/build-sdk.ts')
  const folder = join(BUILD, 'client/developers')
  await mkdir(folder, { recursive: true })
  await copyFile(await buildSdk(join(BUILD, 'sdk')), join(folder, 'understory.tgz'))
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
