import { creditName } from '@understory/domain/commerce/prices/credit-kind.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { strongWords } from '../shell/message-tags.tsx'
import { contentMessage, contentRich } from './messages/messages.generated.ts'
import styles from './price-list.module.css'
import type { Prices } from './public-facts.ts'

const rows = () =>
  [
    {
      key: 'tree',
      impact: 'trees',
      what: contentMessage('priceList.oneTree'),
      how: contentMessage('priceList.noFurtherFee'),
    },
    {
      key: 'tonne',
      impact: 'co2e',
      what: contentMessage('priceList.oneTonneOfCo2e'),
      how: 'our 20% fee included',
    },
    {
      key: 'kilogram',
      impact: 'plastic',
      what: contentMessage('priceList.oneKilogramOfPlastic'),
      how: contentMessage('priceList.noFurtherFee'),
    },
  ] as const

/** What things cost, plainly; without the price book it says where the price will be seen. */
export function PriceList({ prices }: { readonly prices: Prices | null }) {
  if (!prices) {
    return <p className="lead">{contentMessage('priceList.todaysPricesCannotRead')}</p>
  }
  return (
    <dl className={styles.prices}>
      {rows().map(({ key, impact, what, how }) => (
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

const impactWords = () => ({
  trees: contentMessage('priceList.trees'),
  co2e: 'CO2e',
  plastic: contentMessage('priceList.plastic'),
})

/** Where the money goes: the projects of today's price book. */
export function PartnerList({ prices }: { readonly prices: Prices | null }) {
  if (!prices || prices.partners.length === 0) return null
  return (
    <ul className={styles.partners}>
      {prices.partners.map(({ id, impact, name, partner, country, creditKind, isSample }) => (
        <li key={id}>
          {contentRich('priceList.with', {
            strong: strongWords,
            impactWords: impactWords()[impact],
            link: (words) => <a href={`/projects/${id}`}>{words}</a>,
            name,
            partner,
            countryName: countryName(country),
            creditName: creditKind ? creditName(creditKind).toLowerCase() : '',
            hasCreditKind: creditKind ? 'yes' : 'other',
          })}
          {isSample ? (
            <span className={styles.sample}>{contentMessage('priceList.sampleProject')}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
