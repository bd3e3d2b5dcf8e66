import styles from './newsletter-staff.module.css'

type IssuePreviewProps = {
  readonly issue: { readonly issueId: string; readonly text: string }
}

/** As readers get it, in both forms. */
export function IssuePreview({ issue }: IssuePreviewProps) {
  const address = `/staff/newsletter/${issue.issueId}/preview`
  return (
    <section className="part" aria-labelledby="preview">
      <h2 id="preview">As readers get it</h2>
      <iframe className={styles.preview} src={address} title="The email" />
      <p>
        <a href={address}>On a page of its own</a>
      </p>
      <h3>As text</h3>
      <pre className={styles.text}>{issue.text}</pre>
    </section>
  )
}
