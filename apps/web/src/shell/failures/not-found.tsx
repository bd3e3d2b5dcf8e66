import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { SiteSearchForm } from '../../content/search/search-form.tsx'
import { shellMessage } from '../messages/messages.generated.ts'

export function NotFound() {
  return (
    <EmptyState
      title={shellMessage('notFound.nothingGrowsAddress')}
      level="h1"
      picture={spot('clearing')}
      action={
        <div className="flow-16">
          <SiteSearchForm id="find-instead" />
          <LinkButton look="quiet" href="/">
            {shellMessage('notFound.backToTheStart')}
          </LinkButton>
        </div>
      }
    >
      {shellMessage('notFound.pageMovedLinkLost')}
    </EmptyState>
  )
}
