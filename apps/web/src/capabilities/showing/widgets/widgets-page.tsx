import type { Widget } from '@understory/contracts/showing/widgets.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { readableDomain } from './form/readable-domain.ts'
import styles from './widgets.module.css'
import { WIDGETS } from './widgets-path.ts'

type WidgetsPageProps = {
  /** `null`: they could not be read. */
  readonly widgets: readonly Widget[] | null
  readonly mayChange: boolean
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const WIDGETS_PAGE_DONE: Readonly<Record<string, string>> = lookupTable({
  on: 'The widget is on again. Within two minutes your pages show it.',
  off: 'The widget is off. Within two minutes your pages keep its place and show nothing there.',
  remove: 'The widget is removed. Please take its code out of your pages.',
})

export function WidgetsPage({ widgets, mayChange, done, refused }: WidgetsPageProps) {
  const sentence = done === null ? undefined : WIDGETS_PAGE_DONE[done]
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>Live widgets</h1>
        <p className="lead quiet">
          What your company has funded, on your own pages: always the figures of the ledger, with
          the way to their proof.
        </p>
        {mayChange && widgets && widgets.length > 0 ? (
          <p>
            <LinkButton look="action" href={`${WIDGETS}/new`}>
              Add a widget
            </LinkButton>
          </p>
        ) : null}
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {sentence ? <Notice kind="success">{sentence}</Notice> : null}
      <Listed widgets={widgets} mayChange={mayChange} />
    </div>
  )
}

function Listed({ widgets, mayChange }: Pick<WidgetsPageProps, 'widgets' | 'mayChange'>) {
  if (widgets === null) {
    return (
      <Notice kind="error" title="Oops, something went wrong. We couldn't display any widgets.">
        Please try again in a moment. Widgets on your pages go on showing their last figures.
      </Notice>
    )
  }
  if (widgets.length === 0) {
    return (
      <EmptyState
        title="No widget yet"
        picture={spot('stall')}
        action={
          mayChange ? (
            <LinkButton look="action" href={`${WIDGETS}/new`}>
              Make the first one
            </LinkButton>
          ) : null
        }
      >
        Choose how it looks, copy its code into your page, and it follows your ledger by itself.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.widgets}>
      {widgets.map((widget) => (
        <li key={widget.widgetId}>
          <WidgetCard widget={widget} mayChange={mayChange} />
        </li>
      ))}
    </ul>
  )
}

type WidgetCardProps = { readonly widget: Widget; readonly mayChange: boolean }

function WidgetCard({ widget, mayChange }: WidgetCardProps) {
  const { widgetId, displayName, isActive, allowedDomains, box } = widget
  return (
    <article className={`panel ${styles.card}`} aria-labelledby={`name-${widgetId}`}>
      <div className={styles.stage}>
        {isActive ? (
          <iframe
            src={`/widget/${widgetId}`}
            title={`The widget ${displayName}`}
            {...box}
            loading="lazy"
          />
        ) : (
          <p>Turned off: nothing is shown in its place.</p>
        )}
      </div>
      <div className="flow-12">
        <h2 id={`name-${widgetId}`}>{displayName}</h2>
        <p className={isActive ? styles.on : styles.off}>{isActive ? 'Active' : 'Inactive'}</p>
        <p className="quiet">
          {allowedDomains[0] === '*'
            ? 'On every domain'
            : `On ${allowedDomains.map(readableDomain).join(', ')}`}{' '}
          · {box.width} by {box.height} pixels
        </p>
        {mayChange ? <Actions widget={widget} /> : null}
      </div>
    </article>
  )
}

function Actions({ widget: { widgetId, displayName, isActive } }: Pick<WidgetCardProps, 'widget'>) {
  const which = <span className="visually-hidden"> {displayName}</span>
  return (
    <form method="post" className="row-12">
      <input type="hidden" name="widgetId" value={widgetId} />
      <LinkButton href={`${WIDGETS}/${widgetId}`}>Edit and copy the code{which}</LinkButton>
      <Button type="submit" look="quiet" name="intent" value={isActive ? 'off' : 'on'}>
        {isActive ? 'Turn off' : 'Turn on'}
        {which}
      </Button>
      <Button type="submit" look="quiet" name="intent" value="remove">
        Remove{which}
      </Button>
    </form>
  )
}
