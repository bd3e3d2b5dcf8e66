import { proveCertificates } from '../capabilities/certificates/public.ts'
import { numberInvoices } from '../capabilities/payments/public.ts'
import { recordStatus } from '../capabilities/status/public.ts'
import { processWaiting } from '../capabilities/stores/public.ts'
import type { Deps } from '../deps.ts'
import { jobHandlers } from './job-handlers.ts'

/** Everything a worker does. */
export function startWorking(deps: Deps): Promise<void> {
  return deps.jobs.work(jobHandlers(deps), [
    { name: 'number-invoices', everyMs: 500, run: () => numberInvoices(deps) },
    { name: 'process-deliveries', everyMs: 1_000, run: () => processWaiting(deps) },
    { name: 'record-status', everyMs: 15_000, run: () => recordStatus(deps) },
    { name: 'append-to-log', everyMs: 1_000, run: () => proveCertificates(deps) },
  ])
}
