import type { Ink } from '@understory/pictures/palette.ts'
import { layoutShapes, type Shape } from '@understory/pictures/shape.ts'
import { useId } from 'react'
import styles from './picture.module.css'

const inkOfTheTheme = (fill: Ink) => `var(--pic-${fill})`

const laidOut = new WeakMap<readonly Shape[], Map<string, string>>()

/** Most pictures never change, and every visitor sees the same: write each out once. */
function insideOf(shapes: readonly Shape[], prefix: string): string {
  const known = laidOut.get(shapes) ?? new Map<string, string>()
  laidOut.set(shapes, known)
  const inside = known.get(prefix) ?? layoutShapes(shapes, inkOfTheTheme, prefix)
  known.set(prefix, inside)
  return inside
}

type PictureProps = {
  readonly shapes: readonly Shape[]
  readonly width: number
  readonly height: number
  /** What the picture says; without it the picture is decoration. */
  readonly title?: string
  /** `cover` fills its frame and keeps the ground in view; `contain` shows everything. */
  readonly fit?: 'contain' | 'cover'
}

/** A drawing on the page, in the colours of the current theme. */
export function Picture({ shapes, width, height, title, fit = 'contain' }: PictureProps) {
  const prefix = useId()
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg
      className={fit === 'cover' ? styles.cover : styles.contain}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMax slice' : 'xMidYMid meet'}
      {...named}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: path data drawn by our own code.
      dangerouslySetInnerHTML={{ __html: insideOf(shapes, prefix) }}
    />
  )
}
