import { type Banner, banner } from '@understory/pictures/banners/banner.ts'
import { BANNER } from '@understory/pictures/banners/land.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import type { ReactNode } from 'react'
import styles from './banner-intro.module.css'

type BannerIntroProps = {
  readonly title: string
  readonly subject: Banner
  readonly children: ReactNode
}

/** The first view of a page: its words in the sky of a landscape that spans the page. */
export function BannerIntro({ title, subject, children }: BannerIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.picture} data-spans-page="">
        <Picture shapes={banner(subject)} {...BANNER} fit="cover" />
      </div>
      <div className={`page ${styles.words}`}>
        <h1>{title}</h1>
        <div className={styles.lead}>{children}</div>
      </div>
    </div>
  )
}
