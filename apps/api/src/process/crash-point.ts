import { existsSync, readFileSync, renameSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../configuration/config.ts'

/** The steps around a charge, or a file, at which a rehearsal may stop a process. */
export const CRASH_STEPS = [
  'purchase-saved',
  'payment-started',
  'payment-recorded',
  'card-charged',
  'purchase-approved',
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
  'bill-issued',
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
 * In a local rehearsal, `CRASH_FILE` names a file by which the rehearsal arms one crash while the process
 * runs: a step, and `kill` or `wait` behind it. Whoever reaches the step first moves the file to the same
 * name with `.reached`. With `kill` the process dies there as by kill -9; with `wait` it goes on when that
 * file is removed, so that something else can be killed meanwhile.
 */
export function crashPointFrom({ CRASH_FILE, DEPLOYMENT }: Config): CrashPoint {
  if (DEPLOYMENT !== 'local' || !CRASH_FILE) return noCrash
  const reached = `${CRASH_FILE}.reached`
  return async (step) => {
    if (!existsSync(CRASH_FILE)) return
    const [armed, how] = readFileSync(CRASH_FILE, 'utf8').split(' ')
    if (step !== armed) return
    renameSync(CRASH_FILE, reached)
    if (how === 'kill') process.kill(process.pid, 'SIGKILL')
    while (existsSync(reached)) await sleep(10)
  }
}
