import type { Target } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { SBTI_SMALL } from '@understory/domain/footprints/climate-plan/sbti-small.ts'
import { SbtiChecks } from './sbti-checks.tsx'

/** The shorter way of the Science Based Targets initiative, for firms that may take it. */
export function SbtiSmall({ checks }: { readonly checks: Target['sbtiSmall'] }) {
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="sbti-small">
      <h2 id="sbti-small">The SBTi route for small firms</h2>
      <p>
        Firms of fewer than {SBTI_SMALL.people} people can take a target that the SBTi has fixed for
        them, and need not meet its other checks.
      </p>
      <SbtiChecks checks={checks} />
      <details className="more">
        <summary>Source and state</summary>
        <p>
          <a href={SBTI_SMALL.address}>sciencebasedtargets.org</a>, as we read it on{' '}
          {longDate(SBTI_SMALL.asOf)}; in force since {longDate(SBTI_SMALL.validFrom)}. Please check
          it before you submit a target. {SBTI_SMALL.next}
        </p>
      </details>
    </section>
  )
}
