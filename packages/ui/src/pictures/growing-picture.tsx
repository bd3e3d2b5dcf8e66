import type { Ink } from '@understory/pictures/palette.ts'
import type { Layer } from '@understory/pictures/scenes/growing-scene.ts'
import { type LayerMarks, layoutLayers } from '@understory/pictures/scenes/layout-layers.ts'
import { useId } from 'react'
import styles from './picture.module.css'

const inkOfTheTheme = (fill: Ink) => `var(--pic-${fill})`

type GrowingPictureProps = {
  readonly layers: readonly Layer[]
  readonly width: number
  readonly height: number
  readonly marksOf: (since: Layer['since']) => LayerMarks
}

/** A decorative drawing whose layers come and go with a form; `data-absent` hides one. */
export function GrowingPicture({ layers, width, height, marksOf }: GrowingPictureProps) {
  const prefix = useId()
  return (
    <svg
      className={`${styles.cover} ${styles.grows}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: path data drawn by our own code.
      dangerouslySetInnerHTML={{
        __html: layoutLayers(layers, { paint: inkOfTheTheme, prefix, marksOf }),
      }}
    />
  )
}
