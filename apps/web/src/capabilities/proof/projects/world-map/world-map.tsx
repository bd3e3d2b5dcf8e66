import { projectsMessage } from '../messages/messages.generated.ts'
import styles from './world-map.module.css'

export type Marker = {
  readonly id: string
  readonly name: string
  /** What is read out, with the country. */
  readonly words: string
  readonly impact: 'trees' | 'co2e' | 'plastic'
  /** In per cent of the map. */
  readonly x: number
  readonly y: number
}

/** A name stands on the side that has more room. */
const NAMES_TURN_AT = 50
/** Here neither side of a narrow map has room for the longest, and the name stands above. */
const isMiddle = (x: number) => x > 33 && x < 67

type WorldMapProps = { readonly markers: readonly Marker[] }

/** The projects on a map of the world, each a link. What it shows is listed beside it in words. */
export function WorldMap({ markers }: WorldMapProps) {
  return (
    <nav className={styles.map} aria-label={projectsMessage('worldMap.projectsOnTheMap')}>
      <img src="/world-map.svg" width={960} height={430} alt="" />
      <svg role="presentation">
        {markers.map(({ id, name, words, impact, x, y }) => {
          const at = { cx: `${x}%`, cy: `${y}%` }
          const turns = x > NAMES_TURN_AT
          return (
            <a key={id} href={`/projects/${id}`} aria-label={words} data-impact={impact}>
              <circle className={styles.target} {...at} r="16" />
              <circle className={styles.ring} {...at} r="11" />
              <circle className={styles.dot} {...at} r="6" />
              <text
                x={at.cx}
                y={at.cy}
                dx={turns ? -18 : 18}
                dy="5"
                textAnchor={turns ? 'end' : 'start'}
                className={
                  isMiddle(x) ? (turns ? styles.leftOfMiddle : styles.rightOfMiddle) : undefined
                }
              >
                {name}
              </text>
            </a>
          )
        })}
      </svg>
    </nav>
  )
}
