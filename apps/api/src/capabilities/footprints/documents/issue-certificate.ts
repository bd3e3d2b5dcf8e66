import type {
  Declared,
  Footprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type {
  FootprintCertificate,
  FootprintStatement,
} from '@understory/contracts/footprints/documents.ts'
import { shiftMonth } from '@understory/domain/calendar/calendar.ts'
import type { VerifiedBy } from '@understory/ports/documents/footprint-documents.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import {
  holdFootprint,
  listDeclarations,
  listFootprintRecords,
} from '../company-footprints/public.ts'
import { presentCertificate, selectCertificates } from './certificate-records.ts'
import { figuresVersion } from './figures-version.ts'
import { type FootprintKey, verifiedBy } from './report-surroundings.ts'

type IssueCertificateDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'newId'>
type IssueCertificateInput = FootprintKey & { readonly userId: string }

/** Publishes what the footprint states now. One that holds is answered again, so asking twice does no harm. */
export async function issueCertificate(
  deps: IssueCertificateDeps,
  asked: IssueCertificateInput,
): Promise<FootprintCertificate | Refused> {
  const { accountId, footprintId } = asked
  return transact(deps.db, async (tx) => {
    await holdFootprint(tx, asked)
    const footprints = await listFootprintRecords(tx, { accountId, now: deps.clock() })
    const footprint = footprints.find((each) => each.footprintId === footprintId)
    if (!footprint) return refuse('FOOTPRINT_NOT_FOUND')
    const holding = await selectCertificates(tx)
      .where('c.footprint_id', '=', footprintId)
      .where('c.account_id', '=', accountId)
      .where('e.certificate_id', 'is', null)
      .executeTakeFirst()
    if (holding) return presentCertificate(holding)
    const verification = await verifiedBy({ ...deps, db: tx }, asked, footprint)
    const [declaration] = await listDeclarations(tx, asked)
    const statement = certified(footprint, {
      verification,
      declaration: declaration?.number ?? null,
    })
    if (!statement) return refuse('NOT_CERTIFIABLE')
    const id = deps.newId()
    await tx
      .insertInto('footprint_certificate')
      .values({
        id,
        account_id: accountId,
        footprint_id: footprintId,
        statement: JSON.stringify(statement),
        issued_at: deps.clock(),
        issued_by: asked.userId,
      })
      .execute()
    return presentCertificate(
      await selectCertificates(tx).where('c.id', '=', id).executeTakeFirstOrThrow(),
    )
  })
}

/** With what is flagged as missing, so that nobody reads what was left out as firm. */
function certifiedCompleteness({ completeness }: Declared): FootprintStatement['completeness'] {
  if (!completeness) return null
  const { restGrams, lowGrams, highGrams, categories } = completeness
  const leftOut = categories.flatMap(({ category, flags }) =>
    flags.includes('low') || flags.includes('usually-applies')
      ? [{ category, isPartly: flags.includes('low') }]
      : [],
  )
  return { restGrams, lowGrams, highGrams, leftOut }
}

const statedVerification = ({ parts, ...verification }: VerifiedBy) => ({
  ...verification,
  covers: [...verification.covers],
  parts: parts && { verified: [...parts.verified], notVerified: [...parts.notVerified] },
})

type CertifiedBy = {
  readonly verification: VerifiedBy | null
  readonly declaration: number | null
}

/** `null`: it is an estimate, or others are checking it. */
function certified(
  footprint: Footprint,
  { verification, declaration }: CertifiedBy,
): FootprintStatement | null {
  const { companyName, status, startMonth, declared } = footprint
  if (!declared || (status !== 'declared' && status !== 'verified')) return null
  const { approach, scope1, scope2, scope2Market, scope3, total, totalMarket, uncertainty } =
    declared
  return {
    companyName,
    status,
    from: startMonth,
    to: shiftMonth(startMonth, 11),
    ...{ approach, scope1, scope2, scope2Market, scope3, total, totalMarket, uncertainty },
    completeness: certifiedCompleteness(declared),
    declaration,
    version: figuresVersion(footprint),
    verification: verification && statedVerification(verification),
  }
}
