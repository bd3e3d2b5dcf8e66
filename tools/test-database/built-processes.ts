import { buildProcesses } from '../start/build-processes.ts'

/** The processes that tests start are those of the build, so it is brought up to date first. */
export default async function setup(): Promise<void> {
  await buildProcesses()
}
