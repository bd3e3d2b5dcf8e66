import { existsSync } from 'node:fs'
import { buildProcesses } from '../start/build-processes.ts'
import { BUILT_PAGES, buildWeb } from '../start/build-web.ts'
import { fillCompileCache } from '../start/compile-cache.ts'

/**
 * The processes that tests start are those of the build, so it is brought up to date first. A server does not
 * start without pages; which ones is no matter here.
 */
export default async function setup(): Promise<void> {
  if (!existsSync(BUILT_PAGES)) await buildWeb()
  await buildProcesses()
  await fillCompileCache()
}
