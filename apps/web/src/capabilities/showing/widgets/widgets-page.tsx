import type { Widget } from '@understory/contracts/showing/widgets.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { readableDomain } from './form/readable-domain.ts'
import { widgetsMessage } from './messages/messages.generated.ts'
import styles from './widgets.module.css'
import { WIDGETS } from './widgets-path.ts'

type WidgetsPageProps = {
  /** `null`: they could not be read. */
  readonly widgets: readonly Widget[] | null
  readonly mayChange: boolean
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const widgetsPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    on: widgetsMessage('widgets.widgetAgainWithinTwo'),
    off: widgetsMessage('widgets.widgetOffWithinTwo'),
    remove: widgetsMessage('widgets.widgetRemovedPleaseTake'),
  })

export function WidgetsPage({ widgets, mayChange, done, refused }: WidgetsPageProps) {
  const sentence = done === null ? undefined : widgetsPageDone()[done]
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>{widgetsMessage('widgets.liveWidgets')}</h1>
        <p className="lead quiet">{widgetsMessage('widgets.companyFundedOwnPages')}</p>
        {mayChange && widgets && widgets.length > 0 ? (
          <p>
            <LinkButton look="action" href={`${WIDGETS}/new`}>
              {widgetsMessage('widgets.addAWidget')}
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
      <Notice kind="error" title={widgetsMessage('widgets.oopsSomethingWentWrong')}>
        {widgetsMessage('widgets.pleaseTryAgainMoment')}
      </Notice>
    )
  }
  if (widgets.length === 0) {
    return (
      <EmptyState
        title={widgetsMessage('widgets.noWidgetYet')}
        picture={spot('stall')}
        action={
          mayChange ? (
            <LinkButton look="action" href={`${WIDGETS}/new`}>
              {widgetsMessage('widgets.makeTheFirstOne')}
            </LinkButton>
          ) : null
        }
      >
        {widgetsMessage('widgets.chooseLooksCopyCode')}
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
            title={widgetsMessage('widgets.theWidget', { displayName })}
            {...box}
            loading="lazy"
          />
        ) : (
          <p>{widgetsMessage('widgets.turnedOffNothingShown')}</p>
        )}
      </div>
      <div className="flow-12">
        <h2 id={`name-${widgetId}`}>{displayName}</h2>
        <p className={isActive ? styles.on : styles.off}>
          {isActive ? widgetsMessage('widgets.active') : widgetsMessage('widgets.inactive')}
        </p>
        <p className="quiet">
          {widgetsMessage('widgets.everyDomainPixels', {
            list: allowedDomains[0] === '*' ? '' : allowedDomains.map(readableDomain).join(', '),
            which: allowedDomains[0] === '*' ? 'yes' : 'other',
            width: String(box.width),
            height: String(box.height),
          })}
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
      <LinkButton href={`${WIDGETS}/${widgetId}`}>
        {widgetsMessage('widgets.editCopyCode')}
        {which}
      </LinkButton>
      <Button type="submit" look="quiet" name="intent" value={isActive ? 'off' : 'on'}>
        {isActive ? widgetsMessage('widgets.turnOff') : widgetsMessage('widgets.turnOn')}
        {which}
      </Button>
      <Button type="submit" look="quiet" name="intent" value="remove">
        {widgetsMessage('widgets.remove')}
        {which}
      </Button>
    </form>
  )
}
