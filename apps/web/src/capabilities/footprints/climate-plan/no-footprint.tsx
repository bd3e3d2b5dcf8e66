import { works } from '@understory/pictures/buildings/works.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'

/** Targets and intensity figures need a base year, and so a footprint. */
export function NoFootprint() {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title="A target begins with a footprint"
        picture={works()}
        action={
          <LinkButton look="action" href="/app/business/footprint/estimate">
            Estimate our footprint
          </LinkButton>
        }
      >
        A base-year footprint is required. Sector, turnover and country give a first one in two
        minutes; figures of your own can take its place later.
      </EmptyState>
    </div>
  )
}
