import type { Shape } from '@understory/pictures/shape.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import type { ReactNode } from 'react'
import styles from './page-intro.module.css'

type PageIntroProps = {
  readonly title: string
  readonly picture?: readonly Shape[]
  /** In the place of a picture. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

export function PageIntro({ title, picture, beside, children }: PageIntroProps) {
  return (
    <div className={`page ${styles.intro}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <div className={styles.lead}>{children}</div>
      </div>
      {picture ? (
        <div className={styles.picture}>
          <Picture shapes={picture} width={320} height={220} />
        </div>
      ) : null}
      {beside ? <div className={styles.beside}>{beside}</div> : null}
    </div>
  )
}
