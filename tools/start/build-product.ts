import { buildProcesses } from './build-processes.ts'
import { buildWeb } from './build-web.ts'

/** Builds what changed of the pages and the processes; true when anything did. */
export async function buildProduct(): Promise<boolean> {
  const built = await Promise.all([buildWeb(), buildProcesses()])
  return built.includes(true)
}
