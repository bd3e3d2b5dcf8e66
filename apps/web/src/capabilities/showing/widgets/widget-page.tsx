import type { Widget } from '@understory/contracts/showing/widgets.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import styles from './form/widget-form.module.css'
import { WidgetForm, type WidgetFormProps } from './form/widget-form.tsx'
import { WIDGETS } from './widgets-path.ts'

export type Codes = { readonly script: string; readonly frame: string }

type WidgetPageProps = WidgetFormProps & {
  readonly codes: Codes | null
  readonly done: string | null
}

const TRAIL = [{ href: WIDGETS, label: 'Live widgets' }]

/** One widget: how it looks, and the code that puts it on a page. */
export function WidgetPage({ codes, done, ...form }: WidgetPageProps) {
  const { widget } = form
  const name = widget?.displayName ?? 'A new widget'
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <Breadcrumb trail={TRAIL} here={name} />
        <h1>{name}</h1>
        <p className="lead quiet">
          Your figures on your own pages, always those of the ledger, with the way to their proof.
        </p>
      </header>
      {done === 'added' ? (
        <Notice kind="success" title="The widget is there">
          Copy its code into your page, and it appears.
        </Notice>
      ) : null}
      {done === 'saved' ? (
        <Notice kind="success" title="Saved">
          Within two minutes every page that has it shows the change. After another size or style,
          copy the code again, so that your page keeps the right place.
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
      <h2 id="code">Put it on your page</h2>
      {widget.isActive ? null : (
        <p>
          It is turned off: the script leaves no gap on your pages, a frame leaves an empty one.
        </p>
      )}
      <Code title="As a script" code={codes.script}>
        The browser checks the script by its hash, and it runs under a strict content policy: allow
        this hash or a nonce for scripts, and our address to connect to. It sets no cookie.
      </Code>
      <Code title="As a frame" code={codes.frame}>
        For pages that take no script, such as those of some shop systems and newsletters online.
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
          Copy the code<span className="visually-hidden"> {title.toLowerCase()}</span>
        </Button>
      </div>
    </div>
  )
}
