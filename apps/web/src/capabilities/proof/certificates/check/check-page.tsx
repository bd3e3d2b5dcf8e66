import { spot } from '@understory/pictures/spots/spots.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
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
          <h1>Verify a certificate</h1>
          <p className="lead">
            Someone showed you a certificate? See what the ledger says about it. It costs nothing
            and needs no account.
          </p>
        </div>
        <div className={styles.picture}>
          <Picture shapes={spot('search')} width={320} height={220} />
        </div>
      </div>
      <div className={styles.ways}>
        <section className="panel flow-16" aria-labelledby="typed">
          <h2 id="typed">Type or paste it</h2>
          <CheckForm typed={typed} problem={problem} />
        </section>
        <section className={`panel flow-16 ${styles.scan}`} aria-labelledby="scan">
          <h2 id="scan">Scan its code</h2>
          <ScanCode />
        </section>
      </div>
      <section className={`flow-16 ${styles.answers}`} aria-labelledby="answers">
        <h2 id="answers">What you will see</h2>
        <dl>
          <div>
            <dt>Genuine</dt>
            <dd>
              Who funded what, where and for when, with the ledger entries that add up to it; or
              what a company says that it emitted, and who checked it.
            </dd>
          </div>
          <div>
            <dt>No longer counts</dt>
            <dd>
              It was real, but the money went back, or the footprint was changed or withdrawn.
            </dd>
          </div>
          <div>
            <dt>No match</dt>
            <dd>The ledger has no such certificate, whatever the paper says.</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
