import {
  waysToPayContinueAsAGuest,
  waysToPayEmailGoogleFacebook,
  waysToPayHowToPay,
  waysToPayJoinFirst,
  waysToPayPasswordComeLater,
  waysToPaySignIn,
  waysToPayYouHaveAnAccount,
} from '../island-messages/ways-to-pay.generated.ts'
import styles from '../payment-page/payment-page.module.css'

type WaysToPayProps = { readonly signInPath: string; readonly joinPath: string }

/** For someone who is not signed in: going on as a guest is one of three equal ways. */
export function WaysToPay({ signInPath, joinPath }: WaysToPayProps) {
  return (
    <nav className={styles.ways} aria-label={waysToPayHowToPay()}>
      <span aria-current="true">
        <strong>{waysToPayContinueAsAGuest()}</strong>
        <span className="quiet">{waysToPayPasswordComeLater()}</span>
      </span>
      <a href={signInPath}>
        <strong>{waysToPaySignIn()}</strong>
        <span className="quiet">{waysToPayYouHaveAnAccount()}</span>
      </a>
      <a href={joinPath}>
        <strong>{waysToPayJoinFirst()}</strong>
        <span className="quiet">{waysToPayEmailGoogleFacebook()}</span>
      </a>
    </nav>
  )
}
