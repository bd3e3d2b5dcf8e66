import { planLine } from '@understory/domain/commerce/invoices/invoice-words.ts'
import { planTitle, yearOfPlan } from '@understory/domain/commerce/subscriptions/plans.ts'
import { formatMoney, impactInWords } from '@understory/domain/quantity/format.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { solutionsMessage } from '../messages/messages.generated.ts'
import { Claims } from './claims.tsx'
import styles from './example.module.css'
import { ExampleCertificate } from './example-certificate.tsx'
import { ExampleInvoice } from './example-invoice.tsx'

const PEOPLE = 12
/** A month of twelve people is as much as a year of one. */
const MONTH = yearOfPlan('employee_standard')
const FUNDED = impactInWords(MONTH) ?? ''
const certificate = () => ({
  funded: { milliTrees: MONTH.trees, co2eGrams: MONTH.co2e, plasticGrams: MONTH.plastic },
  name: solutionsMessage('workforceMonth.fernbankStudio'),
  note: solutionsMessage('workforceMonth.growsEachPaymentUnder'),
})
const PLAN = {
  title: planTitle('business-workforce-recurring', 'employee_standard'),
  instalment: 'month 1 of 12',
  count: PEOPLE,
}

type WorkforceMonthProps = {
  /** A month of all of them, which is as much as a year of one. */
  readonly sum: Money | undefined
  readonly projects: readonly PicturedProject[]
}

/** The first month of a small company: what it holds, publishes and books. */
export function WorkforceMonth({ sum, projects }: WorkforceMonthProps) {
  return (
    <section className="page page-end" aria-labelledby="example">
      <div className={styles.rows}>
        <div className={styles.row}>
          <ExampleCertificate example={certificate()} projects={projects} />
          <div className="flow-24">
            <h2 id="example">
              {solutionsMessage('workforceMonth.firstMonthPeople', { people: String(PEOPLE) })}
            </h2>
            <p>
              {solutionsMessage('workforceMonth.allStandardWhomCount', {
                money: sum ? formatMoney(sum) : '',
                hasSum: sum ? 'yes' : 'other',
              })}
            </p>
            <Claims when={solutionsMessage('workforceMonth.inMarch2026')} figures={FUNDED} />
          </div>
        </div>
        {sum ? (
          <div className={styles.row}>
            <div className="flow-12">
              <h3>{solutionsMessage('workforceMonth.invoiceBooks')}</h3>
              <p>{solutionsMessage('workforceMonth.eachPaymentUnderNumber')}</p>
            </div>
            <ExampleInvoice funds={FUNDED} lines={[planLine({ ...PLAN, amount: sum })]} />
          </div>
        ) : null}
      </div>
    </section>
  )
}
