import type { Mark, MonthChart } from '@understory/pictures/chart-marks.ts'
import { monthChart } from '@understory/pictures/month-chart.ts'
import { useId } from 'react'
import styles from './month-marks.module.css'

const HATCH = { size: 6, transform: 'rotate(45)' } as const

type MonthMarksProps = { readonly chart: MonthChart; readonly label: string }

/** The drawing of a chart by month, in the colours of the theme. */
export function MonthMarks({ chart, label }: MonthMarksProps) {
  const hatching = useId()
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      data-shape={chart.shape}
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
      {monthChart(chart).map(({ title, marks }, at) => (
        <g key={title || at}>
          {title ? <title>{title}</title> : null}
          {marks.map((mark) => (
            <Drawn key={keyOf(mark)} mark={mark} hatching={hatching} />
          ))}
        </g>
      ))}
    </svg>
  )
}

const keyOf = (mark: Mark) =>
  'd' in mark ? `${mark.kind} ${mark.d}` : `${mark.kind} ${mark.x} ${mark.y}`

type DrawnProps = { readonly mark: Mark; readonly hatching: string }

function Drawn({ mark, hatching }: DrawnProps) {
  switch (mark.kind) {
    case 'area':
      return <path className={`${styles.area} ${styles[mark.tone]}`} d={mark.d} />
    case 'hatch':
      return <path d={mark.d} fill={`url(#${hatching})`} />
    case 'baseline':
      return <path className={styles.baseline} d={mark.d} />
    case 'line':
    case 'dashes':
      return <path className={`${styles[mark.kind]} ${styles[mark.tone]}`} d={mark.d} />
    case 'point':
      return (
        <circle className={`${styles.point} ${styles[mark.tone]}`} cx={mark.x} cy={mark.y} r={3} />
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
