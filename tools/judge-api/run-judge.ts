import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { JUDGES } from '../folders.ts'

/** They are asked to send nothing about us to anyone. */
const NO_REPORTS = {
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SCARF_ANALYTICS: 'false',
}

/** Runs a program of the packages of others, and gives what it printed; it may find fault. */
export async function runJudge([program = '', ...args]: readonly string[], cwd: string) {
  const child = spawn(process.execPath, [join(JUDGES, program), ...args], {
    cwd,
    env: { ...process.env, ...NO_REPORTS },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return printed === '' ? complained : printed
}
