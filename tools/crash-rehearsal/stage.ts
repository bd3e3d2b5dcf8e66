import { existsSync, rmSync, writeFileSync } from 'node:fs'
import type { CrashStep } from '../../apps/api/src/http/crash-point.ts'
import { persist, type Rehearsal, type VictimName } from './rehearsal.ts'
import type { Victim } from './victims.ts'

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
  let armedHost: Victim | null = null
  return {
    /** Runs the process of a step so that it stops there; it is armed again for every purchase. */
    async restartHost({ step, victim }: Crash): Promise<void> {
      const host = rehearsal.victims[hostOf(step)]
      if (armedHost && armedHost !== host) {
        await armedHost.kill()
        await armedHost.start({ CRASH_AT: '' })
      }
      armedHost = host
      writeFileSync(`${rehearsal.mark}.passed`, 'not armed')
      await host.kill()
      await host.start({
        CRASH_AT: step,
        CRASH_MARK: rehearsal.mark,
        CRASH_HOW: victim === hostOf(step) ? 'kill' : 'wait',
      })
    },

    arm: () => rmSync(`${rehearsal.mark}.passed`),

    /** Waits until the step is reached, lets the victim die there, and brings it back. */
    async meetCrash({ step, victim }: Crash): Promise<void> {
      await persist(`reaching ${step}`, async () => (existsSync(rehearsal.mark) ? true : null))
      const dying = rehearsal.victims[victim]
      if (victim === hostOf(step)) await dying.gone()
      else await dying.kill()
      await dying.start()
      rmSync(rehearsal.mark, { force: true })
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
