import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'

/** For personal accounts, and for members who may only look. */
export function WidgetsForbidden() {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title={REFUSALS.WIDGETS_FORBIDDEN[1]}
        picture={spot('search')}
        action={<LinkButton href="/my-impact">Back to the overview</LinkButton>}
      >
        Live widgets are for businesses, and are set up by an owner or admin of the account.
      </EmptyState>
    </div>
  )
}
