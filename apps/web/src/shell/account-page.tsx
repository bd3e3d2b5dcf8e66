import type { ReactNode } from 'react'
import styles from './account-page.module.css'

type AccountPageProps = {
  readonly title: string
  /** What this page is for, in a sentence. */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page of the account: one column of sections. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className={`page page-end page-top-close ${styles.content}`}>
      <header className="flow-12">
        <h1>{title}</h1>
        {lead ? <p className="lead quiet">{lead}</p> : null}
      </header>
      {children}
    </div>
  )
}

/** One subject of an account page, with its heading. */
export function AccountSection(props: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className={`part ${styles.section}`} aria-labelledby={props.id}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
    </section>
  )
}
