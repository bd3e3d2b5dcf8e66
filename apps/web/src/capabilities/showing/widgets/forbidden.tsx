import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { widgetsMessage } from './messages/messages.generated.ts'

/** For personal accounts, and for members who may only look. */
export function WidgetsForbidden() {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title={REFUSALS.WIDGETS_FORBIDDEN[1]}
        picture={spot('search')}
        action={
          <LinkButton href="/my-impact">{widgetsMessage('forbidden.backToTheOverview')}</LinkButton>
        }
      >
        {widgetsMessage('forbidden.liveWidgetsBusinessesSet')}
      </EmptyState>
    </div>
  )
}
