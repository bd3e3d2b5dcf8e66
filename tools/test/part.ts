import { type ChildProcess, spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../folders.ts'
import { say } from '../start/say.ts'
import { secondAttemptsIn } from './second-attempts.ts'

export type SuitePart = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}
export type PartResult = {
  readonly name: string
  readonly seconds: number
  readonly passed: boolean
  /** The tests that failed and what each said, where it ran some. */
  readonly failures: readonly string[]
  /** The tests that passed only when they were tried again. */
  readonly secondAttempts: readonly string[]
}

const running = new Set<ChildProcess>()

/** Runs one part of a check or a test; what it printed is shown once, when it failed or is the only one. */
export async function runPart(part: SuitePart, { isOnly = false } = {}): Promise<PartResult> {
  const began = performance.now()
  let output = ''
  const child = spawn(part.command, [...part.args], {
    cwd: part.cwd ?? ROOT,
    env: { ...process.env, ...part.env },
    shell: process.platform === 'win32',
    stdio: ['ignore', isOnly ? 'inherit' : 'pipe', isOnly ? 'inherit' : 'pipe'],
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  running.delete(child)
  const seconds = (performance.now() - began) / 1_000
  const plain = stripVTControlCharacters(output)
  if (code !== 0) process.stderr.write(output)
  say(`${part.name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return {
    name: part.name,
    seconds,
    passed: code === 0,
    failures: failuresIn(plain),
    secondAttempts: secondAttemptsIn(plain),
  }
}

const TEST_PART_MAX_LINES = 20

/** Once each, as Vitest names them above what it found, with what it found. */
function failuresIn(output: string): string[] {
  const lines = output.split('\n')
  const failures = lines.flatMap((line, at) =>
    /^\s*FAIL\s/.test(line) ? [[line.trim(), ...reasonBelow(lines.slice(at + 1))].join('\n')] : [],
  )
  return [...new Set(failures)]
}

/** Up to the place in the source that Vitest points at. */
function reasonBelow(lines: readonly string[]): string[] {
  const next = lines.slice(0, TEST_PART_MAX_LINES)
  const place = next.findIndex((line) => /^\s*❯/.test(line))
  return next.slice(0, place + 1 || TEST_PART_MAX_LINES)
}

/** Asks every part that still runs to end. */
export function stopParts(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Runs all in order, a limited number at a time. */
export async function runParts(parts: readonly SuitePart[], atOnce: number): Promise<PartResult[]> {
  const waiting = [...parts]
  const lanes = Array.from({ length: atOnce }, () => runLane(waiting))
  return (await Promise.all(lanes)).flat()
}

/** Takes one part after another from those that wait, which lanes beside it may share. */
export async function runLane(waiting: SuitePart[]): Promise<PartResult[]> {
  const results: PartResult[] = []
  for (let part = waiting.shift(); part; part = waiting.shift()) results.push(await runPart(part))
  return results
}
