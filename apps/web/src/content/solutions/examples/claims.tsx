import styles from './example.module.css'

type ClaimsProps = { readonly when: string; readonly figures: string }

/** What may be said about it, word for word; nothing of it says neutral. */
export function Claims({ when, figures }: ClaimsProps) {
  return (
    <div className="flow-12">
      <h3>Words you can use</h3>
      <blockquote className={styles.claim}>
        {when} Fernbank Studio funded {figures}. Check it under the number of our certificate.
      </blockquote>
    </div>
  )
}
