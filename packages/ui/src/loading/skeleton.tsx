import styles from './skeleton.module.css'

/** A placeholder in the shape of what is loading. */
export function Skeleton({ lines = 3 }: { readonly lines?: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <span key={line} />
      ))}
    </div>
  )
}
