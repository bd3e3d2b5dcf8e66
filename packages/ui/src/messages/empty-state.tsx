import type { Shape } from '@understory/pictures/shape.ts'
import type { ReactNode } from 'react'
import { Picture } from '../pictures/picture.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  readonly title: string
  readonly level?: 'h1' | 'h2' | 'h3'
  /** Drawn on a field of 320 by 220. */
  readonly picture: readonly Shape[]
  readonly action: ReactNode
  readonly children: ReactNode
}

/** Says what is not here and invites one action. */
export function EmptyState(props: EmptyStateProps) {
  const Title = props.level ?? 'h2'
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>
        <Picture shapes={props.picture} width={320} height={220} />
      </div>
      <Title className={styles.title}>{props.title}</Title>
      {props.children ? <p className={styles.text}>{props.children}</p> : null}
      <div>{props.action}</div>
    </div>
  )
}
