import { businessMessage } from './messages/messages.generated.ts'
import styles from './scopes.module.css'

const bands = () =>
  [
    {
      scope: 3,
      x: 0,
      width: 246,
      title: businessMessage('scopeDrawing.beforeYou'),
      says: 'suppliers, freight, travel',
    },
    {
      scope: 2,
      x: 254,
      width: 186,
      title: businessMessage('scopeDrawing.pluggedIn'),
      says: 'power, heat',
    },
    {
      scope: 1,
      x: 448,
      width: 186,
      title: businessMessage('scopeDrawing.burnt'),
      says: 'boilers, vans',
    },
    {
      scope: 3,
      x: 642,
      width: 246,
      title: businessMessage('scopeDrawing.afterYou'),
      says: 'use, waste, freight',
    },
  ] as const

/** The value chain from left to right, with the scope of each part; it is no scale of amounts. */
export function ScopeDrawing() {
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox="0 0 888 150"
        role="img"
        aria-label={businessMessage('scopeDrawing.leftRightSuppliersScope')}
      >
        {bands().map(({ scope, x, width, title, says }) => (
          <g key={x} data-scope={scope} transform={`translate(${x} 0)`}>
            <path
              d={`M0 20h${width - 14}l14 55l-14 55H0l${x === 0 ? 0 : 14}-55z`}
              className={styles.band}
            />
            <text x={x === 0 ? 22 : 32} y="56" className={styles.scope}>
              {businessMessage('scopeDrawing.scope', { scope: String(scope) })}
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
      <figcaption className="quiet">
        {businessMessage('scopeDrawing.orderChainSizeParts')}
      </figcaption>
    </figure>
  )
}
