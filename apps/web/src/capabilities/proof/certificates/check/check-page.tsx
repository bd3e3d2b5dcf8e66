import { spot } from '@understory/pictures/spots/spots.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { certificatesMessage } from '../messages/messages.generated.ts'
import { CheckForm } from './check-form.tsx'
import styles from './check-page.module.css'
import ScanCode from './scan-code.island.tsx'

type CheckPageProps = { readonly typed: string; readonly problem: string | null }

/** Where anyone checks a certificate they were shown. */
export function CheckPage({ typed, problem }: CheckPageProps) {
  return (
    <div className="page page-top page-end">
      <div className={styles.intro}>
        <div className="flow-16">
          <h1>{certificatesMessage('check.verifyACertificate')}</h1>
          <p className="lead">{certificatesMessage('check.someoneShowedCertificateSee')}</p>
        </div>
        <div className={styles.picture}>
          <Picture shapes={spot('search')} width={320} height={220} />
        </div>
      </div>
      <div className={styles.ways}>
        <section className="panel flow-16" aria-labelledby="typed">
          <h2 id="typed">{certificatesMessage('check.typeOrPasteIt')}</h2>
          <CheckForm typed={typed} problem={problem} />
        </section>
        <section className={`panel flow-16 ${styles.scan}`} aria-labelledby="scan">
          <h2 id="scan">{certificatesMessage('check.scanItsCode')}</h2>
          <ScanCode />
        </section>
      </div>
      <section className={`flow-16 ${styles.answers}`} aria-labelledby="answers">
        <h2 id="answers">{certificatesMessage('check.whatYouWillSee')}</h2>
        <dl>
          <div>
            <dt>{certificatesMessage('check.genuine')}</dt>
            <dd>{certificatesMessage('check.fundedWhereWhenLedger')}</dd>
          </div>
          <div>
            <dt>{certificatesMessage('check.noLongerCounts')}</dt>
            <dd>{certificatesMessage('check.realButMoneyWent')}</dd>
          </div>
          <div>
            <dt>{certificatesMessage('check.noMatch')}</dt>
            <dd>{certificatesMessage('check.ledgerNoSuchCertificate')}</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
