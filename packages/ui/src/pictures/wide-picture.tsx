import type { ReactNode } from 'react'
import styles from './wide-picture.module.css'

type WidePictureProps = {
  /** How high it may become on a wide page. */
  readonly height: 'low' | 'middle' | 'high'
  /** A picture drawn 1440 by 460 that covers its frame. */
  readonly children: ReactNode
}

/** The frame of a landscape that spans the page, from edge to edge. */
export function WidePicture({ height, children }: WidePictureProps) {
  return (
    <div className={styles.wide} data-height={height} data-spans-page="">
      {children}
    </div>
  )
}
