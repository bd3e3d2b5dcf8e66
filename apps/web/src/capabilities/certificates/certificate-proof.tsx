import type { CertificateVerification } from '@understory/contracts/certificates.ts'
import { fundedWords } from '@understory/domain/offsetting/credit-kind.ts'
import {
  type CalendarDate,
  dayOf,
  longDate,
  longDateRange,
} from '@understory/domain/quantity/calendar.ts'
import {
  formatGrams,
  formatTrees,
  gramsFigure,
  treesFigure,
} from '@understory/domain/quantity/format.ts'
import { fundedScene } from '@understory/pictures/funded-scene.ts'
import { LinkButton } from '@understory/ui/button.tsx'
import { Picture } from '@understory/ui/picture.tsx'
import { Stat } from '@understory/ui/stat.tsx'
import styles from './certificate-proof.module.css'
import { CheckAnother } from './check-another.tsx'
import { FundedProjects } from './funded-projects.tsx'
import { LedgerEvidence } from './ledger-evidence.tsx'

type Certified = { readonly certificate: CertificateVerification }

const SIZE = { width: 1440, height: 460 } as const

/** What a certificate states, then the evidence for it in more and more detail. */
export function CertificateProof({ certificate }: Certified) {
  const { products } = certificate
  const drawn = fundedScene({
    ...SIZE,
    seed: certificate.certificateId,
    trees: products.trees,
    co2eGrams: Math.round(products.kg_co2e * 1000),
    plasticGrams: products.g_plastic,
  })
  return (
    <article>
      <div className={styles.picture}>
        <Picture shapes={drawn.shapes} {...SIZE} fit="cover" title={pictureWords(certificate)} />
      </div>
      <Statement certificate={certificate} />
      <FundedProjects projects={certificate.projects} />
      <section className={`soil section ${styles.evidence}`} aria-labelledby="ledger">
        <div className="page stack-wide">
          <LedgerEvidence certificate={certificate} />
        </div>
      </section>
      <section className={`page section ${styles.onwards}`}>
        <div>
          <h2>Share it</h2>
          <p className="quiet">
            The picture shows the name, the date and the figures. Never cost or address.
          </p>
          <img
            className={styles.share}
            src={`/certificates/${certificate.certificateId}.png`}
            width={1200}
            height={630}
            alt={pictureWords(certificate)}
            loading="lazy"
          />
          <LinkButton href={`/certificates/${certificate.certificateId}.png`} download>
            Download the picture
          </LinkButton>
        </div>
        <div>
          <h2>Check another</h2>
          <CheckAnother />
        </div>
      </section>
    </article>
  )
}

function Statement({ certificate }: Certified) {
  const { products, user, reference, giftFrom } = certificate
  const from = certificate.date as CalendarDate
  const to = certificate.dateTo as CalendarDate
  const trees = treesFigure(Math.round(products.trees * 1000))
  const co2e = gramsFigure(Math.round(products.kg_co2e * 1000))
  const plastic = gramsFigure(products.g_plastic)
  return (
    <div className={`page ${styles.statement}`}>
      <p className={styles.verdict}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M4 12.5l5.5 5.5L20 6.5" fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
        This certificate is genuine
      </p>
      <h1>{user}</h1>
      <p className="lead">
        {giftFrom ? `was given what follows by ${giftFrom}` : 'funded what follows'},{' '}
        {from === to ? 'on' : 'for'} {longDateRange({ from, to })}
        {reference ? `, towards ${reference}` : ''}.
      </p>
      <div className={styles.figures}>
        {products.trees > 0 ? (
          <Stat impact="trees" value={trees.value} unit={trees.unit} meaning="funded" />
        ) : null}
        {products.kg_co2e > 0 ? (
          <Stat
            impact="co2e"
            value={co2e.value}
            unit={`${co2e.unit} of CO2e`}
            meaning={fundedWords(certificate.projects.map(({ creditKind }) => creditKind))}
          />
        ) : null}
        {products.g_plastic > 0 ? (
          <Stat
            impact="plastic"
            value={plastic.value}
            unit={`${plastic.unit} of plastic`}
            meaning="removal funded"
          />
        ) : null}
      </div>
      <p className="quiet">
        Certificate <code>{certificate.certificateId}</code>, issued on{' '}
        {longDate(dayOf(new Date(certificate.issuedAt)))}. It states a contribution. It does not say
        that anyone's own emissions are made undone.
      </p>
    </div>
  )
}

function pictureWords({ products, user, giftFrom }: CertificateVerification): string {
  const funded = [
    products.trees > 0 ? formatTrees(Math.round(products.trees * 1000)) : null,
    products.kg_co2e > 0 ? `${formatGrams(Math.round(products.kg_co2e * 1000))} of CO2e` : null,
    products.g_plastic > 0 ? `${formatGrams(products.g_plastic)} of plastic` : null,
  ].filter(Boolean)
  return `A landscape drawn from what ${giftFrom ? `${giftFrom} gave ${user}` : `${user} funded`}: ${funded.join(', ')}.`
}
