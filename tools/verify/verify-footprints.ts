import { join } from 'node:path'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { verifyFootprints } from '../../apps/api/src/capabilities/footprints/company-footprints/verify-footprints.ts'
import { DATA_FOLDER } from '../folders.ts'
import { reachDatabase, withDatabase } from '../start/database.ts'
import { messageOf, say, stopWith } from '../start/say.ts'
import { printFindings } from './print-findings.ts'

async function verify(url: string) {
  const pool = createPool(url, 2, { isPatient: true })
  try {
    return await verifyFootprints(createPlatformDatabase(pool))
  } finally {
    await pool.end()
  }
}

try {
  const findings = await withDatabase(reachDatabase(join(DATA_FOLDER, 'postgres')), verify)
  process.exitCode = printFindings(findings) ? 0 : 1
  say(`computed again: ${findings.map(({ id, checked }) => `${checked} ${id}`).join(', ')}`)
} catch (fault) {
  stopWith(messageOf(fault))
}
