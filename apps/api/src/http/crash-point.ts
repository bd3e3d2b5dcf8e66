import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'

/** The steps around a charge, or a file, at which a rehearsal may stop a process. */
export const CRASH_STEPS = [
  'purchase-saved',
  'payment-started',
  'payment-recorded',
  'subscription-saved',
  'subscription-started',
  'subscription-recorded',
  'change-saved',
  'change-told',
  'event-received',
  'event-before-commit',
  'event-committed',
  'invoices-before-commit',
  'receipt-before-send',
  'receipt-sent',
  'evidence-begun',
  'evidence-stored',
  'usage-plan-saved',
  'usage-plan-started',
  'bill-cut',
  'bills-grouped',
  'bills-sent',
  'bills-recorded',
  'log-held',
  'log-taken',
  'log-appended',
  'log-stored',
  'log-continues',
  'log-before-commit',
  'log-committed',
  'issue-claimed',
  'issue-handed-over',
  'issue-recorded',
] as const
export type CrashStep = (typeof CRASH_STEPS)[number]
export type CrashPoint = (step: CrashStep) => Promise<void>

const noCrash: CrashPoint = async () => {}

/**
 * In a local rehearsal, `CRASH_AT` names a step and `CRASH_MARK` a file that is written when it is
 * reached: with `CRASH_HOW=kill` the process dies there as by kill -9, with `wait` it waits until the
 * file is gone, so that something else can be killed meanwhile. If the file exists already, it goes on.
 */
export function crashPointFrom(config: Config): CrashPoint {
  const { CRASH_AT, CRASH_MARK, CRASH_HOW, DEPLOYMENT } = config
  if (DEPLOYMENT !== 'local' || !CRASH_AT || !CRASH_MARK) return noCrash
  const passed = `${CRASH_MARK}.passed`
  return async (step) => {
    if (step !== CRASH_AT || existsSync(passed)) return
    writeFileSync(passed, step)
    writeFileSync(CRASH_MARK, step)
    if (CRASH_HOW === 'kill') process.kill(process.pid, 'SIGKILL')
    while (existsSync(CRASH_MARK)) await sleep(10)
  }
}
