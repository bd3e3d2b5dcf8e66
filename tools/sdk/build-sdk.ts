import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isolatedDeclarationSync } from 'rolldown/experimental'
import { build } from 'vite'
import { ROOT } from '../folders.ts'
import { sdkManifest } from './sdk-manifest.ts'

const SDK = join(ROOT, 'packages/sdk')
const SOURCE = join(SDK, 'src')
/** Nobody imports their types. */
const IS_LEFT_OUT = /\.test\.ts$|^(?:cli|examples)\b/
const SDK_ENTRIES = ['understory', 'webhooks', 'proofs']
const PROGRAM = 'cli'

/** Builds the package that others install into `folder`, and packs it there; the path of its tarball. */
export async function buildSdk(folder: string): Promise<string> {
  const built = join(folder, 'package')
  await bundle(built)
  await Promise.all([writeTypes(built), writeManifest(built)])
  await copyFile(join(SDK, 'README.md'), join(built, 'README.md'))
  await copyFile(join(ROOT, 'LICENSE'), join(built, 'LICENSE'))
  const args = ['pack', '--silent', '--pack-destination', folder]
  const shell = process.platform === 'win32'
  const { stdout } = await promisify(execFile)('npm', args, { cwd: built, shell })
  return join(folder, stdout.trim())
}

async function bundle(outDir: string): Promise<void> {
  const input = Object.fromEntries(SDK_ENTRIES.map((name) => [name, join(SOURCE, `${name}.ts`)]))
  input[PROGRAM] = join(SOURCE, 'cli/cli.ts')
  await build({
    root: SDK,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
      },
    },
  })
}

/** Of each source file its types, which begin with those of the entries. */
async function writeTypes(built: string): Promise<void> {
  const files = globSync('**/*.ts', { cwd: SOURCE }).filter((name) => !IS_LEFT_OUT.test(name))
  await Promise.all(
    files.map(async (name) => {
      const { code, errors } = isolatedDeclarationSync(
        name,
        await readFile(join(SOURCE, name), 'utf8'),
      )
      if (errors.length > 0) throw new Error(`${name} has no types: ${errors[0]?.message}`)
      const path = join(built, 'types', name.replace(/\.ts$/, '.d.ts'))
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, code.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1'))
    }),
  )
}

async function writeManifest(built: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const manifest = sdkManifest(version, { entries: SDK_ENTRIES, program: PROGRAM })
  await writeFile(join(built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
