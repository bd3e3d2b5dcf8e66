import { logKeys } from './capabilities/proof/public-log/public.ts'
import { queueFirstRates } from './capabilities/stores/store-orders/public.ts'
import { compose } from './compose/compose.ts'
import { readConfig } from './configuration/config.ts'
import { startWorking } from './jobs/start-working.ts'
import { captureConsole } from './process/capture-console.ts'
import { onStop, reportCrash, sayReady, stopWith } from './process/process.ts'
import { refuseStart, requireNode } from './process/refuse-start.ts'
import { openWorkerPort } from './signals/worker-port.ts'

async function main(): Promise<void> {
  const config = readConfig()
  const { deps, close } = await compose(config, { isWorker: true })
  captureConsole(deps.log)
  reportCrash(deps)
  await startWorking(deps)
  await queueFirstRates(deps)
  if (!logKeys(deps)) deps.log.warn('no keys of the ledger log are set, so nothing is published')
  const port = openWorkerPort(deps, (fault) =>
    stopWith(`the worker cannot listen on port ${config.WORKER_PORT}: ${fault.message}.`),
  )
  sayReady()
  onStop(async () => {
    port?.close()
    await close()
  })
}

requireNode()
main().catch(refuseStart)
