import { strongWords } from '../../../../shell/message-tags.tsx'
import { paysAsPayingAs, paysAsUseAnotherEmail } from '../island-messages/pays-as.generated.ts'
import styles from '../payment-page/payment-page.module.css'
import type { PaysAs as Names } from './payer.ts'

type PaysAsProps = Names & { readonly changePath: string }

/** Whom the receipt and the link to choose a password go to, as long as it can be put right. */
export function PaysAs({ name, email, changePath }: PaysAsProps) {
  return (
    <p className={styles.paysAs}>
      <span>{paysAsPayingAs({ strong: strongWords, name, email })}</span>{' '}
      <a href={changePath}>{paysAsUseAnotherEmail()}</a>
    </p>
  )
}
