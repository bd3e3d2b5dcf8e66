import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { CrashStep } from '../../apps/api/src/process/crash-point.ts'
import { persist, type Rehearsal, type VictimName } from './rehearsal.ts'

export type Crash = { readonly step: CrashStep; readonly victim: VictimName }

/** The steps that a worker passes; every other is passed by a server. */
const OF_THE_WORKER: readonly CrashStep[] = [
  'invoices-before-commit',
  'receipt-before-send',
  'receipt-sent',
]
const hostOf = (step: CrashStep) =>
  OF_THE_WORKER.includes(step) || step.startsWith('log-') ? 'worker' : 'server'

/** Processes that die at a given step, and webhooks that are delivered on demand. */
export function stageFor(rehearsal: Rehearsal) {
  const fileOf = ({ step }: Crash) => rehearsal.crashFiles[hostOf(step)]
  return {
    /** Has the process of a step die there, or wait there for the death of another, the next time. */
    arm(crash: Crash): void {
      const { step, victim } = crash
      const file = fileOf(crash)
      // Moved there whole: the process may look at any moment.
      writeFileSync(`${file}.new`, `${step} ${victim === hostOf(step) ? 'kill' : 'wait'}`)
      renameSync(`${file}.new`, file)
    },

    /** Waits until the step is reached, lets the victim die there, and brings it back. */
    async meetCrash(crash: Crash): Promise<void> {
      const { step, victim } = crash
      const reached = `${fileOf(crash)}.reached`
      await persist(`reaching ${step}`, async () => (existsSync(reached) ? true : null))
      const dying = rehearsal.victims[victim]
      if (victim === hostOf(step)) await dying.gone()
      else await dying.kill()
      await dying.start()
      rmSync(reached)
    },

    async deliver(events: readonly string[]): Promise<void> {
      const { control } = rehearsal.sandbox
      control.setWebhookTarget(rehearsal.webhook)
      control.replay(events)
      await persist('delivery', async () => (control.webhooksOpen() === 0 ? true : null))
      control.setWebhookTarget(null)
    },

    reconcileNow: (): Promise<boolean> =>
      persist('the reconciler', async () => {
        await rehearsal.reconcile()
        return true
      }),
  }
}
