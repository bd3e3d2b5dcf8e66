import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { ESTIMATE_VERSION } from '@understory/domain/footprints/company-footprints/estimate/estimate.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { resultAddress } from '../estimate/estimate-choice.ts'
import { recalculationAddress } from '../inventory/inventory-address.ts'
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
        <Notice kind="info" title="There is a newer model of estimates.">
          This one was computed with {estimate.version}, and stays so until it is saved again.{' '}
          <a href={resultAddress(choiceOf(footprint))}>See what {ESTIMATE_VERSION} gives</a>
        </Notice>
      ) : null}
      {outdated > 0 ? (
        <Notice kind="info" title="Other factors fit the year of its inventory better.">
          {outdated} {outdated === 1 ? 'line' : 'lines'} would change, and{' '}
          {outdated === 1 ? 'stays as it is' : 'stay as they are'} until someone says so.{' '}
          <a href={recalculationAddress(footprintId)}>See what changes, and why</a>
        </Notice>
      ) : null}
    </>
  )
}
