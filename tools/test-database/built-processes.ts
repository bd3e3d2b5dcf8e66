import { buildProcesses } from '../start/build-processes.ts'
import { fillCompileCache } from '../start/compile-cache.ts'

/** The processes that tests start are those of the build, so it is brought up to date first. */
export default async function setup(): Promise<void> {
  await buildProcesses()
  await fillCompileCache()
}
