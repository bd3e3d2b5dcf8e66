import styles from '../payment-page/payment-page.module.css'
import type { PaysAs as Names } from './payer.ts'

type PaysAsProps = Names & { readonly changePath: string }

/** Whom the receipt and the link to choose a password go to, as long as it can be put right. */
export function PaysAs({ name, email, changePath }: PaysAsProps) {
  return (
    <p className={styles.paysAs}>
      <span>
        Paying as <strong>{name}</strong>, <strong>{email}</strong>
      </span>{' '}
      <a href={changePath}>Use another email</a>
    </p>
  )
}
