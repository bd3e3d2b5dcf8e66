import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { widgetsMessage, widgetsRich } from '../messages/messages.generated.ts'
import { WIDGETS } from '../widgets-path.ts'

export function WebsiteNeeded() {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title={widgetsMessage('websiteNeeded.firstWhereWebsite')}
        picture={spot('stall')}
        action={
          <LinkButton look="action" href="/my-impact/account/settings/business">
            {widgetsMessage('websiteNeeded.addYourWebsite')}
          </LinkButton>
        }
      >
        {widgetsRich('websiteNeeded.liveWidgetStandsPages', {
          link: (words) => <a href={WIDGETS}>{words}</a>,
        })}
      </EmptyState>
    </div>
  )
}
