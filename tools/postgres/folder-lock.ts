import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive, until } from './postmaster.ts'

const FOLDER_LOCK_TIMEOUT_MS = 120_000

/** One process at a time, and one caller in it, starts or stops the server of a data folder. */
export async function withFolderLock<T>(dataFolder: string, work: () => Promise<T>): Promise<T> {
  const file = `${dataFolder}.lock`
  if (!(await until(() => take(file), FOLDER_LOCK_TIMEOUT_MS))) {
    throw new Error(
      `another process is still starting or stopping PostgreSQL; is ${file} left over?`,
    )
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** A holder that was killed has left its file behind. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isAlive(holderOf(file))) rmSync(file, { force: true })
    return false
  }
}

/** Our own id where the file is gone again, or is being written. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}
