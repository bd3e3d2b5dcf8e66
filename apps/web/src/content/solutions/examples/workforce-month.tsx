import { planLine } from '@understory/domain/commerce/invoices/invoice-words.ts'
import { planTitle, yearOfPlan } from '@understory/domain/commerce/subscriptions/plans.ts'
import { formatMoney, impactInWords } from '@understory/domain/quantity/format.ts'
import type { Money } from '@understory/domain/quantity/money.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { Claims } from './claims.tsx'
import styles from './example.module.css'
import { ExampleCertificate } from './example-certificate.tsx'
import { ExampleInvoice } from './example-invoice.tsx'

const PEOPLE = 12
/** A month of twelve people is as much as a year of one. */
const MONTH = yearOfPlan('employee_standard')
const FUNDED = impactInWords(MONTH) ?? ''
const CERTIFICATE = {
  funded: { milliTrees: MONTH.trees, co2eGrams: MONTH.co2e, plasticGrams: MONTH.plastic },
  name: 'Fernbank Studio',
  note: 'It grows with each payment, under the same number.',
}
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
          <ExampleCertificate example={CERTIFICATE} projects={projects} />
          <div className="flow-24">
            <h2 id="example">The first month of {PEOPLE} people</h2>
            <p>
              All of them on Standard{sum ? `, for ${formatMoney(sum)}` : ''}. Whom you count, and
              on which plan, is yours to say and to change.
            </p>
            <Claims when="In March 2026" figures={FUNDED} />
          </div>
        </div>
        {sum ? (
          <div className={styles.row}>
            <div className="flow-12">
              <h3>The invoice for your books</h3>
              <p>
                One for each payment, under a number of its own, with your address and tax number,
                the plan, its period and VAT where it is due.
              </p>
            </div>
            <ExampleInvoice funds={FUNDED} lines={[planLine({ ...PLAN, amount: sum })]} />
          </div>
        ) : null}
      </div>
    </section>
  )
}
