import styles from './code-block.module.css'

type CodeBlockProps = {
  readonly label: string
  readonly text: string
  /** Broken anywhere, so that all of it is seen at once: of what is one word. */
  readonly isBroken?: boolean
}

/** Lines of code, which are never broken within a word: what is wider is scrolled. */
export function CodeBlock({ label, text, isBroken = false }: CodeBlockProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard.
    <section className={styles.code} tabIndex={0} aria-label={label}>
      <pre className={isBroken ? styles.broken : undefined}>{text}</pre>
    </section>
  )
}
