import { createReadStream, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The next file that is saved, once it is whole: until then it is empty, and another holds what came. */
export async function nextSavedFile(folder: string, patienceMs: number) {
  const saved = join(folder, 'saved')
  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(50)) {
    const name = readdirSync(saved).find(
      (each) => !each.endsWith('.wkdownload') && statSync(join(saved, each)).size > 0,
    )
    if (!name) continue
    const place = join(folder, crypto.randomUUID())
    mkdirSync(place)
    const path = join(place, name)
    renameSync(join(saved, name), path)
    return { suggestedFilename: () => name, createReadStream: async () => createReadStream(path) }
  }
  throw new Error('nothing was saved.')
}
