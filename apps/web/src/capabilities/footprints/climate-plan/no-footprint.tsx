import { works } from '@understory/pictures/buildings/works.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { climatePlanMessage } from './messages/messages.generated.ts'

/** Targets and intensity figures need a base year, and so a footprint. */
export function NoFootprint() {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title={climatePlanMessage('noFootprint.targetBeginsFootprint')}
        picture={works()}
        action={
          <LinkButton look="action" href="/app/business/footprint/estimate">
            {climatePlanMessage('noFootprint.estimateOurFootprint')}
          </LinkButton>
        }
      >
        {climatePlanMessage('noFootprint.baseYearFootprintRequired')}
      </EmptyState>
    </div>
  )
}
