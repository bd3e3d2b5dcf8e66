import { verifyFootprints } from '../../../apps/api/src/from-manifests/verify-footprints.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'
import { printFindings } from '../print-findings.ts'

/** Computes every stored estimate and inventory line again. Whether all are as they were. */
export async function checkFootprints(): Promise<boolean> {
  const findings = await onDatabase(verifyFootprints)
  const allHold = printFindings(findings)
  say(`computed again: ${findings.map(({ id, checked }) => `${checked} ${id}`).join(', ')}`)
  return allHold
}
