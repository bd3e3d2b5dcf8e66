import { Declared } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { FootprintStatement } from '@understory/contracts/footprints/documents.ts'
import type { Database } from '@understory/database/connect.ts'
import type { FootprintBreach, FootprintCheck } from '../../../footprint-rules/footprint-check.ts'

const SUMS = ['scope1', 'scope2', 'scope2Market', 'scope3', 'total', 'totalMarket'] as const

const RANGE = ['restGrams', 'lowGrams', 'highGrams'] as const

/** A certificate from before ranges were stored states none. */
const isSame = (stated: number | undefined, now: number | undefined) =>
  stated === undefined || stated === now

/** What was verified and what was not are all of it. */
function partsAddUp({ verification, total }: FootprintStatement): boolean {
  const parts = verification?.parts
  if (!parts) return true
  return (
    [...parts.verified, ...parts.notVerified].reduce((sum, { grams }) => sum + grams, 0) === total
  )
}

/** Certificates that hold, against the footprints that they are of. */
export const CERTIFICATE_CHECK: FootprintCheck = {
  id: 'certificates',
  rule: 'every certificate that holds states what its footprint states',
  find: verifyCertificates,
}

async function verifyCertificates(db: Database) {
  const rows = await db
    .selectFrom('footprint_certificate as c')
    .leftJoin('footprint_certificate_end as e', 'e.certificate_id', 'c.id')
    .leftJoin('footprint as f', 'f.id', 'c.footprint_id')
    .select(['c.id', 'c.statement', 'f.declared', 'f.status'])
    .where('e.certificate_id', 'is', null)
    .execute()
  const breaches = rows.flatMap(({ id, statement, declared, status }): FootprintBreach[] => {
    const stated = FootprintStatement.parse(statement)
    const now = declared ? Declared.parse(declared) : null
    const isVerified = status === 'verified'
    const holds =
      now !== null &&
      SUMS.every((sum) => stated[sum] === now[sum]) &&
      RANGE.every((end) => isSame(stated.completeness?.[end], now.completeness?.[end])) &&
      (stated.status === 'verified') === isVerified &&
      partsAddUp(stated)
    return holds
      ? []
      : [{ subject: id, detail: 'a certificate states other figures than its footprint' }]
  })
  return { checked: rows.length, breaches }
}
