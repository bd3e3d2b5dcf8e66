import styles from './dashboard.module.css'

type WelcomeProps = { readonly firstname: string | null; readonly isNew: boolean }

/** A greeting after joining or paying; its link shows the page without it. */
export function Welcome({ firstname, isNew }: WelcomeProps) {
  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <div>
        <h2 id="welcome">{firstname ? `Welcome, ${firstname}` : 'Welcome'}</h2>
        <p>
          {isNew
            ? 'This is your own ground. Everything you fund will stand here, down to its ledger entry.'
            : 'What you funded is now part of your own landscape. It grows with every purchase.'}
        </p>
      </div>
      <a href="/my-impact/dashboards/impact">Close the greeting</a>
    </section>
  )
}
