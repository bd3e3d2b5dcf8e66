import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './postmaster.ts'

/**
 * Who uses the server of a data folder, one file for each, named by the process. The last one to
 * leave stops it, so a tool never stops a server that a running product uses, and no server outlives
 * its users.
 */
export function usersOf(dataFolder: string) {
  const folder = join(dataFolder, 'users')
  const own = `${process.pid}.${randomUUID()}`
  return {
    /** A server that has just been started has no other user: what is listed is left over. */
    enter({ isFirst }: { isFirst: boolean }): void {
      if (isFirst) rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, own), '')
    },
    /** True when nobody else is left. */
    leave(): boolean {
      rmSync(join(folder, own), { force: true })
      return readdirSync(folder).every((name) => !isAlive(Number.parseInt(name, 10)))
    },
  }
}
