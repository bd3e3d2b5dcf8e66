import type { Currency } from '@understory/domain/quantity/money.ts'
import { SPOT_HEIGHT, SPOT_WIDTH, type Spot, spot } from '@understory/pictures/spots/spots.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import type { ReactNode } from 'react'
import { RefusalNotice } from '../failures/refusal-notice.tsx'
import { CurrencySelect } from './currency-select.tsx'
import styles from './setup-layout.module.css'

type SetupLayoutProps = {
  readonly title: string
  readonly lead: ReactNode
  readonly refused: {
    readonly message: string
    readonly problems?: Readonly<Record<string, string>>
  } | null
  /** What the fields are called: with it, each problem is listed with a link to its field. */
  readonly labels?: Readonly<Record<string, string>>
  readonly currency: Currency
  /** Another currency posts the form, where more is typed than may stand in an address. */
  readonly postsCurrency?: boolean
  /** An island around `SetupSum`; beside the fields where there is room. */
  readonly sumTitle: string
  /** A picture that no change of the form changes. */
  readonly picture?: ReactNode
  readonly sum: ReactNode
  readonly children: ReactNode
}

/** A form that configures a product, its price beside it. */
export function SetupLayout(props: SetupLayoutProps) {
  const { title, lead, refused, labels, currency, postsCurrency } = props
  const { sumTitle, picture, sum, children } = props
  return (
    <div className={`page page-end page-top ${styles.layout}`}>
      <header className="flow-12">
        <h1>{title}</h1>
        <p className="lead quiet">{lead}</p>
        <CurrencySelect currency={currency} {...(postsCurrency && { form: 'setup' })} />
      </header>
      {refused ? (
        <RefusalNotice answer={refused} title={refused.message}>
          {labels ? <ProblemLinks problems={refused.problems ?? {}} labels={labels} /> : null}
        </RefusalNotice>
      ) : null}
      <form id="setup" method="post" className={styles.form} data-choice="">
        {postsCurrency ? null : <input type="hidden" name="currency" value={currency} />}
        <div className="flow-32">{children}</div>
        <section className="panel panel-lichen stays-in-view flow-16" aria-labelledby="sum">
          <h2 id="sum">{sumTitle}</h2>
          {picture}
          {sum}
        </section>
      </form>
    </div>
  )
}

type SetupLayoutWords = Readonly<Record<string, string>>

function ProblemLinks({
  problems,
  labels,
}: {
  problems: SetupLayoutWords
  labels: SetupLayoutWords
}) {
  return (
    <ul>
      {Object.entries(problems).map(([field, why]) => (
        <li key={field}>
          <a href={`#${field}`}>{labels[field] ?? field}</a>: {why}
        </li>
      ))}
    </ul>
  )
}

/** A small picture where there is no landscape to show. */
export function SetupSpot({ name }: { readonly name: Spot }) {
  return (
    <div className={styles.spot}>
      <Picture shapes={spot(name)} width={SPOT_WIDTH} height={SPOT_HEIGHT} />
    </div>
  )
}

type FieldGridProps = {
  /** Two columns at most, for labels and hints that are sentences. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Fields for short things, side by side where there is room. */
export function FieldGrid({ isWide = false, children }: FieldGridProps) {
  return <div className={isWide ? `${styles.grid} ${styles.wide}` : styles.grid}>{children}</div>
}

/** A field no wider than its content. */
export function Short({ children }: { readonly children: ReactNode }) {
  return <div className={styles.short}>{children}</div>
}
