import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { creditName, fundedWords } from '@understory/domain/commerce/prices/credit-kind.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import { gramsFigure, treesFigure } from '@understory/domain/quantity/format.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { Stat } from '@understory/ui/tables/stat.tsx'
import { certificatesMessage } from '../messages/messages.generated.ts'
import type { ClaimPart } from '../proof-checker/compare-page.ts'
import styles from './certificate-proof.module.css'

type Certified = { readonly certificate: CertificateVerification }
type Project = CertificateVerification['projects'][number]

/** Each figure with the projects it was funded at. */
export function FundedFigures({ certificate }: Certified) {
  const { projects } = certificate
  return (
    <ul className={styles.figures}>
      {IMPACTS.filter((impact) => quantityOf(certificate, impact) > 0).map((impact) => {
        const here = projects.filter((project) => project.impact === impact)
        return (
          <li key={impact} data-impact={impact}>
            <Stat
              impact={impact}
              claim={'figure' satisfies ClaimPart}
              {...figureOf(impact, quantityOf(certificate, impact))}
              meaning={meaningOf(impact, here)}
            />
            {here.map((project) => (
              <Place key={project.name} project={project} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

function Place({ project }: { readonly project: Project }) {
  const { id, impact, name, partner, country, creditKind, isSample } = project
  return (
    <div className={styles.place}>
      <h2>
        <a href={`/projects/${id}`}>{name}</a>
      </h2>
      <p>
        {certificatesMessage('fundedFigures.with', {
          partner,
          name: findCountry(country)?.name ?? country,
        })}
      </p>
      {creditKind ? <p className="quiet">{creditName(creditKind)}</p> : null}
      {impact === 'co2e' ? (
        <p className="quiet">
          <a href={`/projects/${id}/disclosure`}>
            {certificatesMessage('fundedFigures.whatIsDisclosedOf')}
          </a>
        </p>
      ) : null}
      {isSample ? (
        <p className={styles.sample}>
          {certificatesMessage('fundedFigures.sampleProjectRealSupplier')}
        </p>
      ) : null}
    </div>
  )
}

/** In the smallest units: thousandths of a tree, grams. */
function quantityOf({ products }: CertificateVerification, impact: Impact): number {
  switch (impact) {
    case 'trees':
      return Math.round(products.trees * 1000)
    case 'co2e':
      return Math.round(products.kg_co2e * 1000)
    case 'plastic':
      return products.g_plastic
  }
}

function figureOf(impact: Impact, quantity: number) {
  if (impact === 'trees') return treesFigure(quantity)
  const { value, unit } = gramsFigure(quantity)
  return { value, unit: `${unit} of ${impact === 'co2e' ? 'CO2e' : 'plastic'}` }
}

function meaningOf(impact: Impact, projects: readonly Project[]): string {
  if (impact === 'co2e') return fundedWords(projects.map(({ creditKind }) => creditKind))
  return impact === 'plastic' ? certificatesMessage('fundedFigures.removalFunded') : 'funded'
}
