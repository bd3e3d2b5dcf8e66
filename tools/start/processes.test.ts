import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../folders.ts'
import { run, type Started } from './processes.ts'

/** Says that it is ready, notes that it ran, and stops; after ten times it stays. */
const STOPS = `import { appendFileSync, readFileSync } from 'node:fs'
appendFileSync(process.env.RUNS, 'x')
process.send({ ready: true })
if (readFileSync(process.env.RUNS, 'utf8').length < 10) setTimeout(() => process.exit(1), 20)
else setInterval(() => {}, 1_000)
`

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understory-processes-'))
  await writeFile(join(folder, 'stops.mjs'), STOPS)
})
afterAll(() => rm(folder, { recursive: true }))

const begun: Started[] = []
afterAll(() => Promise.all(begun.map(({ stop }) => stop())))

async function begin(name: string, steadyMs: number) {
  const runs = join(folder, name)
  const sentences: string[] = []
  const script = relative(ROOT, join(folder, 'stops.mjs'))
  const env = { ...process.env, RUNS: runs }
  begun.push(await run(name, script, { env, steadyMs, onGivenUp: (each) => sentences.push(each) }))
  return { sentences, runs: async () => (await readFile(runs, 'utf8')).length }
}

const soon = { timeout: 20_000, interval: 100 }

test('a process that stops at once is started again five times, and then given up', async () => {
  const { runs, sentences } = await begin('server', 60_000)
  await expect
    .poll(() => sentences, soon)
    .toEqual(['the server keeps stopping; its lines above say why.'])
  expect(await runs()).toBe(6)
})

test('a process that ran well before each stop is started again however often it stops', async () => {
  const { runs, sentences } = await begin('worker', 0)
  await expect.poll(runs, soon).toBe(10)
  expect(sentences).toEqual([])
})
