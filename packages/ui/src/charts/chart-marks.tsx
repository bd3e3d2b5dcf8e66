import type { Mark, MarkGroup } from '@understory/pictures/charts/chart-marks.ts'
import { useId } from 'react'
import styles from './chart-marks.module.css'

const HATCH = { size: 6, transform: 'rotate(45)' } as const

type ChartMarksProps = {
  readonly marks: readonly MarkGroup[]
  readonly shape: 'bars' | 'line' | 'path'
  readonly width: number
  readonly height: number
  readonly label: string
}

/** The drawing of a chart, in the colours of the theme. */
export function ChartMarks({ marks: groups, shape, width, height, label }: ChartMarksProps) {
  const hatching = useId()
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      data-shape={shape}
      role="img"
      aria-label={label}
    >
      <pattern
        id={hatching}
        width={HATCH.size}
        height={HATCH.size}
        patternUnits="userSpaceOnUse"
        patternTransform={HATCH.transform}
      >
        <path className={styles.hatch} d={`M0 0V${HATCH.size}`} />
      </pattern>
      {groups.map(({ title, marks }, at) => (
        <g key={title || at}>
          {title ? <title>{title}</title> : null}
          {marks.map((mark) => (
            <DrawnMark key={markKeyOf(mark)} mark={mark} hatching={hatching} />
          ))}
        </g>
      ))}
    </svg>
  )
}

const markKeyOf = (mark: Mark) =>
  'd' in mark ? `${mark.kind} ${mark.d}` : `${mark.kind} ${mark.x} ${mark.y}`

type DrawnMarkProps = {
  readonly mark: Mark
  /** The id of the pattern of hatches, where there may be some. */
  readonly hatching?: string
}

export function DrawnMark({ mark, hatching }: DrawnMarkProps) {
  switch (mark.kind) {
    case 'area':
      return <path className={`${styles.area} ${styles[mark.tone]}`} d={mark.d} />
    case 'hatch':
      return <path d={mark.d} fill={`url(#${hatching})`} />
    case 'baseline':
      return <path className={styles.baseline} d={mark.d} />
    case 'line':
    case 'dashes':
    case 'dots':
      return <path className={`${styles[mark.kind]} ${styles[mark.tone]}`} d={mark.d} />
    case 'point':
      return (
        <circle
          className={`${styles.point} ${styles[mark.tone]}`}
          data-hollow={mark.isHollow || undefined}
          cx={mark.x}
          cy={mark.y}
          r={mark.radius}
        />
      )
    case 'value':
    case 'month':
      return (
        <text className={styles[mark.kind]} x={mark.x} y={mark.y} textAnchor={mark.anchor}>
          {mark.text}
        </text>
      )
  }
}
