import styles from '../payment-page/payment-page.module.css'

type WaysToPayProps = { readonly signInPath: string; readonly joinPath: string }

/** For someone who is not signed in: going on as a guest is one of three equal ways. */
export function WaysToPay({ signInPath, joinPath }: WaysToPayProps) {
  return (
    <nav className={styles.ways} aria-label="How to pay">
      <span aria-current="true">
        <strong>Continue as a guest</strong>
        <span className="quiet">A password can come later.</span>
      </span>
      <a href={signInPath}>
        <strong>Sign in</strong>
        <span className="quiet">You have an account.</span>
      </a>
      <a href={joinPath}>
        <strong>Join first</strong>
        <span className="quiet">By email, Google or Facebook.</span>
      </a>
    </nav>
  )
}
