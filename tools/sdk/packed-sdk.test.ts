import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../folders.ts'
import { buildSdk } from './build-sdk.ts'

const run = promisify(execFile)
const MOST_BYTES = 12_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understory-sdk-'))
  const tarball = await buildSdk(join(folder, 'made'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder })
})
afterAll(() => rm(folder, { recursive: true }))

const USES_IT = `
import { Understory, UnderstoryError } from 'understory'
import { verify } from 'understory/webhooks'
import { ProofError, verifyCertificate } from 'understory/proofs'

const understory = new Understory({ origin: process.argv[2] ?? '' })
const found: string[] = []
for await (const { factorId } of understory.factors.search({ words: 'gas' })) found.push(factorId)
const refused = await understory.account.get().catch((error: unknown) => error)
const forged = await verify('{}', {}, 'whsec_AAAA').catch((error: Error) => error.name)
let proves: unknown
try {
  proves = verifyCertificate({} as never, { verifierKey: '' }).milliTrees
} catch (error) {
  proves = error instanceof ProofError && error.code
}
console.log(JSON.stringify([found, refused instanceof UnderstoryError && refused.code, forged, proves]))
`

/** Two pages of factors, and a refusal of everything else. */
async function smallApi() {
  const server = createServer(({ url = '' }, response) => {
    const isFactors = url.startsWith('/v1/emission-factors')
    response.writeHead(isFactors ? 200 : 401)
    const page = url.includes('cursor=2')
      ? { factors: [{ factorId: 'b' }], nextCursor: null }
      : { factors: [{ factorId: 'a' }], nextCursor: '2' }
    response.end(JSON.stringify(isFactors ? page : { code: 'KEY_MISSING', message: 'No key.' }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('what is packed is installed, has types, and works in a program of its own', async () => {
  await writeFile(join(folder, 'uses-it.ts'), USES_IT)
  const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext']
  const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')]
  await run(join(ROOT, 'node_modules/.bin/tsc'), [...options, ...types, 'uses-it.ts'], {
    cwd: folder,
  })
  const { origin, close } = await smallApi()
  const { stdout } = await run(process.execPath, ['uses-it.ts', origin], { cwd: folder })
  close()
  expect(JSON.parse(stdout)).toEqual([['a', 'b'], 'KEY_MISSING', 'WebhookError', 'KEY_MALFORMED'])
})

test('it brings a program that says what it can do', async () => {
  const program = join(folder, 'node_modules/.bin/understory')
  const { stdout } = await run(program, ['--help'])
  expect(stdout).toContain('certificates verify FILE')
  const refused = await run(program, ['whoami', '--key', 'urk_test_x']).catch((error) => error)
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('revoke it')])
})

test('it brings nothing else along', async () => {
  const { stdout } = await run('npm', ['ls', '--all', '--json'], { cwd: folder })
  const { dependencies } = JSON.parse(stdout)
  expect(Object.keys(dependencies)).toEqual(['understory'])
  expect(dependencies.understory.dependencies).toBeUndefined()
  const manifest = JSON.parse(
    await readFile(join(folder, 'node_modules/understory/package.json'), 'utf8'),
  )
  expect(manifest.scripts).toBeUndefined()
})

test.each(['understory', 'webhooks', 'proofs'])('%s is small', async (entry) => {
  const input = join(folder, `node_modules/understory/${entry}.js`)
  const [built] = [
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: input, write: false, minify: true, target: 'es2022' },
    }),
  ].flat()
  const code =
    built && 'output' in built ? built.output.map((part) => ('code' in part ? part.code : '')) : []
  const bytes = brotliCompressSync(code.join('\n')).length
  expect(bytes).toBeGreaterThan(100)
  expect(bytes).toBeLessThan(MOST_BYTES)
})
