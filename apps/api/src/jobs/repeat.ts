import { setTimeout as sleep } from 'node:timers/promises'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Logger } from 'pino'
import type { Pulse } from '../signals/pulse.ts'

/** Periodic work that polls for something to do. */
export type RepeatedStep = {
  readonly name: string
  readonly everyMs: number
  /** Of a step whose turns are short: one that takes longer hangs. */
  readonly turnMs?: number
  readonly run: () => Promise<void>
}

/** Runs a step periodically; a failure is logged and the next run follows. Returns a function that stops it. */
export function repeat(step: RepeatedStep, log: Logger, pulse?: Pulse): () => Promise<void> {
  const { name, everyMs, run } = step
  const stopping = new AbortController()
  const turns = async () => {
    pulse?.beat(step)
    while (!stopping.signal.aborted) {
      await asPlatform(run).catch((fault) => log.warn({ step: name, err: fault }, 'step failed'))
      pulse?.beat(step)
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const done = turns()
  return async () => {
    stopping.abort()
    await done
    pulse?.end(name)
  }
}
