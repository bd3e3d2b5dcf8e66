import { creditName } from '@understory/domain/commerce/prices/credit-kind.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import styles from './price-list.module.css'
import type { Prices } from './public-facts.ts'

const ROWS = [
  { key: 'tree', impact: 'trees', what: 'One tree', how: 'no further fee' },
  { key: 'tonne', impact: 'co2e', what: 'One tonne of CO2e', how: 'our 20% fee included' },
  {
    key: 'kilogram',
    impact: 'plastic',
    what: 'One kilogram of plastic',
    how: 'no further fee',
  },
] as const

/** What things cost, plainly; without the price book it says where the price will be seen. */
export function PriceList({ prices }: { readonly prices: Prices | null }) {
  if (!prices) {
    return (
      <p className="lead">
        Today's prices cannot be read just now. You will see each price before you pay anything.
      </p>
    )
  }
  return (
    <dl className={styles.prices}>
      {ROWS.map(({ key, impact, what, how }) => (
        <div key={key} data-impact={impact}>
          <dt>
            {what} <span className={styles.how}>{how}</span>
          </dt>
          <dd>{prices[key]}</dd>
        </div>
      ))}
    </dl>
  )
}

const IMPACT_WORDS = { trees: 'Trees', co2e: 'CO2e', plastic: 'Plastic' } as const

/** Where the money goes: the projects of today's price book. */
export function PartnerList({ prices }: { readonly prices: Prices | null }) {
  if (!prices || prices.partners.length === 0) return null
  return (
    <ul className={styles.partners}>
      {prices.partners.map(({ id, impact, name, partner, country, creditKind, isSample }) => (
        <li key={id}>
          <strong>{IMPACT_WORDS[impact]}:</strong> <a href={`/projects/${id}`}>{name}</a>, with{' '}
          {partner}, {countryName(country)}
          {creditKind ? ` (${creditName(creditKind).toLowerCase()})` : ''}
          {isSample ? <span className={styles.sample}>sample project</span> : null}
        </li>
      ))}
    </ul>
  )
}
