import type { Target } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { SBTI_SMALL } from '@understory/domain/footprints/climate-plan/sbti-small.ts'
import { climatePlanMessage, climatePlanRich } from '../messages/messages.generated.ts'
import { SbtiChecks } from './sbti-checks.tsx'

/** The shorter way of the Science Based Targets initiative, for firms that may take it. */
export function SbtiSmall({ checks }: { readonly checks: Target['sbtiSmall'] }) {
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="sbti-small">
      <h2 id="sbti-small">{climatePlanMessage('sbtiSmall.sbtiRouteSmallFirms')}</h2>
      <p>
        {climatePlanMessage('sbtiSmall.firmsFewerPeopleTake', {
          people: String(SBTI_SMALL.people),
        })}
      </p>
      <SbtiChecks checks={checks} />
      <details className="more">
        <summary>{climatePlanMessage('sbtiSmall.sourceAndState')}</summary>
        <p>
          {climatePlanRich('sbtiSmall.sciencebasedtargetsOrgReadForce', {
            link: (words) => <a href={SBTI_SMALL.address}>{words}</a>,
            longDate: longDate(SBTI_SMALL.asOf),
            longDate2: longDate(SBTI_SMALL.validFrom),
            next: SBTI_SMALL.next,
          })}
        </p>
      </details>
    </section>
  )
}
