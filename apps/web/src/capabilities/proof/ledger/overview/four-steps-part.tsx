import { ledgerMessage } from '../messages/messages.generated.ts'
import type { Step } from './four-steps.ts'
import styles from './four-steps-part.module.css'

/** From measuring to proving: how far the company is, and what comes next. */
export function FourStepsPart({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <section aria-labelledby="steps" className="flow-16">
      <h2 id="steps" className={styles.heading}>
        {ledgerMessage('fourStepsPart.fourStepsOrder')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ step, title, detail, isBegun, next }) => (
          <li key={step} className={isBegun ? styles.begun : undefined}>
            <h3 className={styles.name}>{ledgerMessage(`fourSteps.${step}`)}</h3>
            <p className={styles.title}>{title}</p>
            <p className="quiet">{detail}</p>
            {next ? (
              <p className={styles.next}>
                <a href={next.href}>{next.label}</a>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
