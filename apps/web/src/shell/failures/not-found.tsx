import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { SiteSearchForm } from '../../content/search/search-form.tsx'

export function NotFound() {
  return (
    <EmptyState
      title="Nothing grows at this address"
      level="h1"
      picture={spot('clearing')}
      action={
        <div className="flow-16">
          <SiteSearchForm id="find-instead" />
          <LinkButton look="quiet" href="/">
            Back to the start
          </LinkButton>
        </div>
      }
    >
      The page may have moved, or the link may have lost a letter. Nothing of yours is lost.
    </EmptyState>
  )
}
