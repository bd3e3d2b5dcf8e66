import type { SaidOfYear } from '@understory/contracts/footprints/documents/company-year.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { documentsMessage } from '../../messages/messages.generated.ts'
import { disclosuresAddress } from '../disclosures-address.ts'
import { accountFields, CompanyFields, companyFields, sbtiFields } from './company-fields.tsx'
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
            {
              href: '/my-impact/dashboards/footprint',
              label: documentsMessage('company.footprint'),
            },
            {
              href: disclosuresAddress(footprintId),
              label: documentsMessage('company.disclosures'),
            },
          ]}
          here={documentsMessage('company.aboutTheCompany')}
        />
        <h1>{documentsMessage('company.aboutTheCompanyIn', { year: String(said.year) })}</h1>
        <p className="lead quiet">{documentsMessage('company.frameworksAskCompanyItself')}</p>
      </header>
      {isSaved ? <Notice kind="success" title={documentsMessage('company.saved')} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {mayChange && isKnown && !refused ? (
        <Notice kind="info" title={documentsMessage('company.someFilledAlready')}>
          {documentsMessage('company.comesSaidElsewhereStated')}
        </Notice>
      ) : null}
      {mayChange ? (
        <>
          <nav aria-label={documentsMessage('company.partsOfThisPage')}>
            <ul className={`list ${styles.index}`}>
              {companyParts().map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <CompanyForm {...{ said, known, refused }} />
        </>
      ) : (
        <p>{documentsMessage('company.anyoneChangeFootprintsAccount')}</p>
      )}
    </div>
  )
}

const companyParts = () =>
  [
    { id: 'company', title: documentsMessage('company.company'), fields: companyFields() },
    {
      id: 'accounts',
      title: documentsMessage('company.accountsAndPeople'),
      fields: accountFields(),
    },
    { id: 'sites', title: documentsMessage('company.sitesForTheVsme'), fields: null },
    { id: 'sbti', title: documentsMessage('company.sbtisRouteSmallFirms'), fields: sbtiFields() },
  ] as const

type CompanyFormProps = Pick<CompanyPageProps, 'said' | 'known' | 'refused'>

function CompanyForm(of: CompanyFormProps) {
  return (
    <form method="post" className={`flow-32 ${styles.form}`} noValidate>
      {companyParts().map(({ id, title, fields }) => (
        <section key={id} className="part flow-16" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {fields ? (
            <CompanyFields fields={fields} {...of} />
          ) : (
            <>
              <p className="prose-width">{documentsMessage('company.eachPlaceOwnLease')}</p>
              <CompanySites sites={of.said.sites} known={of.known} refused={of.refused} />
            </>
          )}
        </section>
      ))}
      <div>
        <Button look="action" type="submit">
          {documentsMessage('company.save')}
        </Button>
      </div>
    </form>
  )
}
