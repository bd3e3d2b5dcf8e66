import { logKeys } from './capabilities/ledger-log/public.ts'
import { queueFirstRates } from './capabilities/stores/public.ts'
import { captureConsole } from './capture-console.ts'
import { compose } from './compose.ts'
import { BadSetting, readConfig } from './config.ts'
import { startWorking } from './jobs/start-working.ts'
import { onStop, reportCrash, sayReady, stopWith } from './process.ts'

async function main(): Promise<void> {
  const { deps, close } = await compose(readConfig(), { isWorker: true })
  captureConsole(deps.log)
  reportCrash(deps)
  await startWorking(deps)
  await queueFirstRates(deps)
  if (!logKeys(deps)) deps.log.warn('no keys of the ledger log are set, so nothing is published')
  sayReady()
  onStop(close)
}

main().catch((fault: unknown) => {
  if (fault instanceof BadSetting) stopWith(fault.message)
  throw fault
})
