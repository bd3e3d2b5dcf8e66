import type { Widget } from '@understory/contracts/showing/widgets.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import styles from './form/widget-form.module.css'
import { WidgetForm, type WidgetFormProps } from './form/widget-form.tsx'
import { widgetsMessage, widgetsRich } from './messages/messages.generated.ts'
import { WIDGETS } from './widgets-path.ts'

export type Codes = { readonly script: string; readonly frame: string }

type WidgetPageProps = WidgetFormProps & {
  readonly codes: Codes | null
  readonly done: string | null
}

const trail = () => [{ href: WIDGETS, label: widgetsMessage('widget.liveWidgets') }]

/** One widget: how it looks, and the code that puts it on a page. */
export function WidgetPage({ codes, done, ...form }: WidgetPageProps) {
  const { widget } = form
  const name = widget?.displayName ?? widgetsMessage('widget.aNewWidget')
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <Breadcrumb trail={trail()} here={name} />
        <h1>{name}</h1>
        <p className="lead quiet">{widgetsMessage('widget.figuresOwnPagesAlways')}</p>
      </header>
      {done === 'added' ? (
        <Notice kind="success" title={widgetsMessage('widget.theWidgetIsThere')}>
          {widgetsMessage('widget.copyCodeIntoPage')}
        </Notice>
      ) : null}
      {done === 'saved' ? (
        <Notice kind="success" title={widgetsMessage('widget.saved')}>
          {widgetsMessage('widget.withinTwoMinutesEvery')}
        </Notice>
      ) : null}
      {widget && codes ? <EmbedCodes codes={codes} widget={widget} /> : null}
      <WidgetForm {...form} />
    </div>
  )
}

function EmbedCodes({ codes, widget }: { readonly codes: Codes; readonly widget: Widget }) {
  return (
    <section className={`panel flow-16 ${styles.codes}`} aria-labelledby="code">
      <h2 id="code">{widgetsMessage('widget.putPage')}</h2>
      {widget.isActive ? null : <p>{widgetsMessage('widget.turnedOffScriptLeaves')}</p>}
      <Code title={widgetsMessage('widget.asAScript')} code={codes.script}>
        {widgetsMessage('widget.browserChecksScriptHash')}
      </Code>
      <Code title={widgetsMessage('widget.asAFrame')} code={codes.frame}>
        {widgetsMessage('widget.pagesTakeNoScript')}
      </Code>
    </section>
  )
}

type CodeProps = {
  readonly title: string
  readonly code: string
  readonly children: string
}

function Code({ title, code, children }: CodeProps) {
  return (
    <div className="flow-12">
      <h3>{title}</h3>
      <p>{children}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        <code>{code}</code>
      </pre>
      <div>
        <Button look="quiet" data-copy-text={code}>
          {widgetsRich('widget.copyTheCode', { hidden: hiddenWords, title: title.toLowerCase() })}
        </Button>
      </div>
    </div>
  )
}
