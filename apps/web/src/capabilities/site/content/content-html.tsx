import styles from './content-html.module.css'

/** The text of an entry. It was sanitised by the server when it was read, no matter who wrote it. */
export function ContentHtml({ html }: { readonly html: string }) {
  return (
    <div
      className={`prose ${styles.text}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content adapter.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
