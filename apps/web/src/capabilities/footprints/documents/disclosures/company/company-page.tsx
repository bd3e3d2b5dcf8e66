import type { SaidOfYear } from '@understory/contracts/footprints/documents/company-year.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { disclosuresAddress } from '../disclosures-address.ts'
import { ACCOUNT_FIELDS, COMPANY_FIELDS, CompanyFields, SBTI_FIELDS } from './company-fields.tsx'
import styles from './company-page.module.css'
import { CompanySites } from './company-sites.tsx'
import type { KnownToForm } from './known-to-form.ts'

type CompanyPageProps = {
  readonly footprintId: string
  readonly said: SaidOfYear
  readonly known: KnownToForm
  readonly mayChange: boolean
  readonly isSaved: boolean
  readonly refused: FormAnswer | null
}

/** What no inventory knows, and frameworks ask for. */
export function CompanyPage(props: CompanyPageProps) {
  const { footprintId, said, known, mayChange, isSaved, refused } = props
  const isKnown = known.fields.length > 0 || known.sites.length > 0
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: disclosuresAddress(footprintId), label: 'Disclosures' },
          ]}
          here="About the company"
        />
        <h1>About the company in {said.year}</h1>
        <p className="lead quiet">
          What frameworks ask of the company itself. It goes into the disclosures that ask for it,
          and nowhere else. What stays empty is listed as not given.
        </p>
      </header>
      {isSaved ? <Notice kind="success" title="Saved." /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {mayChange && isKnown && !refused ? (
        <Notice kind="info" title="Some of it is filled in already.">
          It comes from what you said elsewhere, and is stated here once you save it.
        </Notice>
      ) : null}
      {mayChange ? (
        <>
          <nav aria-label="Parts of this page">
            <ul className={`list ${styles.index}`}>
              {COMPANY_PARTS.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <CompanyForm {...{ said, known, refused }} />
        </>
      ) : (
        <p>Anyone who may change footprints for this account can fill them in.</p>
      )}
    </div>
  )
}

const COMPANY_PARTS = [
  { id: 'company', title: 'Company', fields: COMPANY_FIELDS },
  { id: 'accounts', title: 'Accounts and people', fields: ACCOUNT_FIELDS },
  { id: 'sites', title: 'Sites for the VSME', fields: null },
  { id: 'sbti', title: 'For SBTi’s route for small firms', fields: SBTI_FIELDS },
] as const

type CompanyFormProps = Pick<CompanyPageProps, 'said' | 'known' | 'refused'>

function CompanyForm(of: CompanyFormProps) {
  return (
    <form method="post" className={`flow-32 ${styles.form}`} noValidate>
      {COMPANY_PARTS.map(({ id, title, fields }) => (
        <section key={id} className="part flow-16" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {fields ? (
            <CompanyFields fields={fields} {...of} />
          ) : (
            <>
              <p className="prose-width">
                Each place that you own, lease or manage. Coordinates are latitude and longitude,
                such as 53.7997, -1.5492. Save to add more; a site with a country alone is not
                stated, and an emptied one is removed.
              </p>
              <CompanySites sites={of.said.sites} known={of.known} refused={of.refused} />
            </>
          )}
        </section>
      ))}
      <div>
        <Button look="action" type="submit">
          Save
        </Button>
      </div>
    </form>
  )
}
