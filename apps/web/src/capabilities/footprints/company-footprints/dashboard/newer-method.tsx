import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { ESTIMATE_VERSION } from '@understory/domain/footprints/company-footprints/estimate/estimate.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { resultAddress } from '../estimate/estimate-choice.ts'
import { recalculationAddress } from '../inventory/inventory-address.ts'
import { companyFootprintsMessage, companyFootprintsRich } from '../messages/messages.generated.ts'
import { choiceOf } from './choice-of.ts'

type NewerMethodProps = {
  readonly footprint: Footprint
  /** Lines of its inventory that other factors fit better now. */
  readonly outdated: number
}

/** What was saved stays as it was computed, until someone asks for the newer figures. */
export function NewerMethod({ footprint, outdated }: NewerMethodProps) {
  const { footprintId, status, estimate } = footprint
  if (status === 'verifying' || status === 'verified') return null
  return (
    <>
      {status === 'estimated' && estimate.version !== ESTIMATE_VERSION ? (
        <Notice kind="info" title={companyFootprintsMessage('newerMethod.newerModelEstimates')}>
          {companyFootprintsRich('newerMethod.computedStaysUntilSaved', {
            version: estimate.version,
            link: (words) => <a href={resultAddress(choiceOf(footprint))}>{words}</a>,
            estimateVersion: ESTIMATE_VERSION,
          })}
        </Notice>
      ) : null}
      {outdated > 0 ? (
        <Notice kind="info" title={companyFootprintsMessage('newerMethod.otherFactorsFitYear')}>
          {companyFootprintsRich('newerMethod.lineChangeStaysUntil', {
            outdated,
            link: (words) => <a href={recalculationAddress(footprintId)}>{words}</a>,
          })}
        </Notice>
      ) : null}
    </>
  )
}
