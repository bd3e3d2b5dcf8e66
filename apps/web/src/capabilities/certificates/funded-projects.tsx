import type { CertificateVerification } from '@understory/contracts/certificates.ts'
import { creditName } from '@understory/domain/offsetting/credit-kind.ts'
import { findCountry } from '@understory/domain/quantity/countries.ts'
import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import styles from './certificate-proof.module.css'
import { impactWord } from './impact-word.ts'

/** In the order of the figures above them. */
const place = (impact: string) => (IMPACTS as readonly string[]).indexOf(impact)

type Projects = { readonly projects: CertificateVerification['projects'] }

export function FundedProjects({ projects }: Projects) {
  const ordered = projects.toSorted((a, b) => place(a.impact) - place(b.impact))
  return (
    <section className="lichen section" aria-labelledby="projects">
      <div className="page stack-wide">
        <h2 id="projects">Where it happens</h2>
        <ul className={styles.projects}>
          {ordered.map(({ impact, name, partner, country, creditKind, isSample }) => (
            <li key={`${impact} ${name}`} data-impact={impact}>
              <p className="eyebrow">{creditKind ? creditName(creditKind) : impactWord(impact)}</p>
              <h3>{name}</h3>
              <p>
                with {partner}, {findCountry(country)?.name ?? country}
              </p>
              {isSample ? (
                <p className={styles.sample}>
                  Sample project of this installation, not a real supplier.
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
