import styles from './scopes.module.css'

const BANDS = [
  { scope: 3, x: 0, width: 246, title: 'Before you', says: 'suppliers, freight, travel' },
  { scope: 2, x: 254, width: 186, title: 'Plugged in', says: 'power, heat' },
  { scope: 1, x: 448, width: 186, title: 'Burnt', says: 'boilers, vans' },
  { scope: 3, x: 642, width: 246, title: 'After you', says: 'use, waste, freight' },
] as const

/** The value chain from left to right, with the scope of each part; it is no scale of amounts. */
export function ScopeDrawing() {
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox="0 0 888 150"
        role="img"
        aria-label="From left to right: suppliers are scope 3, purchased energy is scope 2, what you burn is scope 1, and what happens after the sale is scope 3 again."
      >
        {BANDS.map(({ scope, x, width, title, says }) => (
          <g key={x} data-scope={scope} transform={`translate(${x} 0)`}>
            <path
              d={`M0 20h${width - 14}l14 55l-14 55H0l${x === 0 ? 0 : 14}-55z`}
              className={styles.band}
            />
            <text x={x === 0 ? 22 : 32} y="56" className={styles.scope}>
              Scope {scope}
            </text>
            <text x={x === 0 ? 22 : 32} y="84" className={styles.title}>
              {title}
            </text>
            <text x={x === 0 ? 22 : 32} y="108" className={styles.says}>
              {says}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="quiet">The order of the chain, not the size of its parts.</figcaption>
    </figure>
  )
}
