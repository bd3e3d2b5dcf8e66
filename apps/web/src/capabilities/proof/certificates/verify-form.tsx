import { buttonClass } from '@understory/ui/forms/button.tsx'
import { certificatesMessage, certificatesRich } from './messages/messages.generated.ts'
import styles from './verify-form.module.css'

/** Anyone may check a certificate by its number. */
export function VerifyForm() {
  return (
    <form className={styles.verify} method="get" action="/verify" id="verify">
      <label htmlFor="certificate-number">
        {certificatesMessage('verifyForm.verifyACertificate')}
      </label>
      <p id="certificate-hint">
        {certificatesRich('verifyForm.typeShortCodeNumber', {
          link: (words) => <a href="/verify">{words}</a>,
        })}
      </p>
      <div className={styles.row}>
        <input
          id="certificate-number"
          name="certificate"
          required
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="certificate-hint"
        />
        <button type="submit" className={buttonClass('on-band')}>
          {certificatesMessage('verifyForm.verify')}
        </button>
      </div>
    </form>
  )
}
