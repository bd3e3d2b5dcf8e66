import { buttonClass } from '@understory/ui/forms/button.tsx'
import styles from './verify-form.module.css'

/** Anyone may check a certificate by its number. */
export function VerifyForm() {
  return (
    <form className={styles.verify} method="get" action="/verify" id="verify">
      <label htmlFor="certificate-number">Verify a certificate</label>
      <p id="certificate-hint">
        Type its short code or number, or paste its link. Or <a href="/verify">scan it</a>.
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
          Verify
        </button>
      </div>
    </form>
  )
}
