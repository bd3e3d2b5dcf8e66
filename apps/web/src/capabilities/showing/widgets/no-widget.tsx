import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { widgetsMessage } from './messages/messages.generated.ts'
import { WIDGETS } from './widgets-path.ts'

export function NoWidget({ sentence }: { readonly sentence: string }) {
  return (
    <div className="page page-end page-top">
      <EmptyState
        level="h1"
        title={sentence}
        picture={spot('search')}
        action={<LinkButton href={WIDGETS}>{widgetsMessage('noWidget.allLiveWidgets')}</LinkButton>}
      >
        {widgetsMessage('noWidget.beenRemovedBelongAnother')}
      </EmptyState>
    </div>
  )
}
