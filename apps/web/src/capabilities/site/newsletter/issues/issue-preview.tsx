import { newsletterMessage } from '../messages/messages.generated.ts'
import styles from './newsletter-staff.module.css'

type IssuePreviewProps = {
  readonly issue: { readonly issueId: string; readonly text: string }
}

/** As readers get it, in both forms. */
export function IssuePreview({ issue }: IssuePreviewProps) {
  const address = `/staff/newsletter/${issue.issueId}/preview`
  return (
    <section className="part" aria-labelledby="preview">
      <h2 id="preview">{newsletterMessage('issuePreview.asReadersGetIt')}</h2>
      <iframe
        className={styles.preview}
        src={address}
        title={newsletterMessage('issuePreview.theEmail')}
      />
      <p>
        <a href={address}>{newsletterMessage('issuePreview.pageOwn')}</a>
      </p>
      <h3>{newsletterMessage('issuePreview.asText')}</h3>
      <pre className={styles.text}>{issue.text}</pre>
    </section>
  )
}
