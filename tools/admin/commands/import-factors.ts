import { existsSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { importFactors } from '../../../apps/api/src/capabilities/footprints/emission-factors/import-factors.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'
import { WHERE_CALLED } from '../where-called.ts'

/** Loads a set of emission factors, which is called as its file is: docs/footprint-inventory.md. */
export async function importFactorsOf(named: string): Promise<void> {
  const file = resolve(WHERE_CALLED, named)
  if (!existsSync(file)) throw new Error(`there is no file ${file}.`)
  const set = basename(file, '.jsonl')
  const count = await onDatabase((db) => importFactors(db, set, readFileSync(file, 'utf8')))
  say(count === 0 ? `${set} was loaded before` : `${set}: ${count} factors loaded`)
}
