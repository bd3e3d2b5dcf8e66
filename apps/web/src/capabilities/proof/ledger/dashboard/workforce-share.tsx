import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { WORKFORCE_SHARE_PERCENT } from '@understory/domain/proof/ledger/figures/workforce-share.ts'
import { formatGrams } from '@understory/domain/quantity/format.ts'
import { BarRows } from '@understory/ui/charts/bar-rows.tsx'
import { ledgerMessage } from '../messages/messages.generated.ts'
import styles from './dashboard.module.css'

/** What a workforce plan offset, and how much of it counts against the business's own footprint. */
export function WorkforceShare({ workforce }: Pick<ImpactMetrics, 'workforce'>) {
  const { co2eGrams, countsGrams } = workforce
  if (co2eGrams <= 0) return null
  const [all, counted] = [formatGrams(co2eGrams), formatGrams(countsGrams)]
  return (
    <section className={styles.workforce} aria-labelledby="workforce">
      <h2 id="workforce">{ledgerMessage('workforceShare.yourWorkforcePlan')}</h2>
      <BarRows
        caption={ledgerMessage('workforceShare.caption', {
          workforceSharePercent: String(WORKFORCE_SHARE_PERCENT),
        })}
        rows={[
          {
            name: ledgerMessage('workforceShare.offsetForYourPeople'),
            amount: co2eGrams,
            word: all,
            isMain: true,
          },
          {
            name: ledgerMessage('workforceShare.countsForTheBusiness'),
            amount: countsGrams,
            word: counted,
          },
        ]}
      >
        <p className="visually-hidden">
          {ledgerMessage('workforceShare.offsetCo2ePeopleCounts', { all, counted })}
        </p>
      </BarRows>
    </section>
  )
}
