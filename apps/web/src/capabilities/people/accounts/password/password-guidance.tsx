import { passwordGuidance } from '@understory/domain/people/accounts/passwords/password-guidance.ts'
import { passwordGuidanceThere } from '../island-messages/password-guidance.generated.ts'
import styles from './password-guidance.module.css'

/** What makes a password stronger, as it is typed: advice, not a condition. */
export function PasswordGuidance({ password }: { password: string }) {
  const met = passwordGuidance(password)
  const advice = [
    ['8 characters', met.isLongEnough],
    ['an uppercase letter', met.hasUppercase],
    ['a lowercase letter', met.hasLowercase],
    ['a number', met.hasNumber],
    ['a special character', met.hasSpecial],
  ] as const
  return (
    <ul className={styles.guidance}>
      {advice.map(([label, isMet]) => (
        <li key={label} className={isMet ? styles.met : undefined}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <path d="M2 7.5 5.5 11 12 3.5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          {label}
          {isMet ? <span className="visually-hidden"> {passwordGuidanceThere()}</span> : null}
        </li>
      ))}
    </ul>
  )
}
