import { captureConsole } from './capture-console.ts'
import { compose } from './compose.ts'
import { BadSetting, readConfig } from './config.ts'
import { jobHandlers } from './jobs/job-handlers.ts'
import { onStop, sayReady, stopWith } from './process.ts'

async function main(): Promise<void> {
  const { deps, close } = await compose(readConfig(), { isWorker: true })
  captureConsole(deps.log)
  await deps.jobs.work(jobHandlers(deps))
  sayReady()
  onStop(close)
}

main().catch((fault: unknown) => {
  if (fault instanceof BadSetting) stopWith(fault.message)
  throw fault
})
