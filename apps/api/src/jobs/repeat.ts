import { setTimeout as sleep } from 'node:timers/promises'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Logger } from 'pino'

/** Periodic work that polls for something to do. */
export type RepeatedStep = {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

/** Runs a step periodically; a failure is logged and the next run follows. Returns a function that stops it. */
export function repeat({ name, everyMs, run }: RepeatedStep, log: Logger): () => Promise<void> {
  const stopping = new AbortController()
  const turns = async () => {
    while (!stopping.signal.aborted) {
      await asPlatform(run).catch((fault) => log.warn({ step: name, err: fault }, 'step failed'))
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const done = turns()
  return async () => {
    stopping.abort()
    await done
  }
}
