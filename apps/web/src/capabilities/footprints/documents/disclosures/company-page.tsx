import type { SaidOfYear } from '@understory/contracts/footprints/documents/company-year.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { CompanyFields, GENERAL_FIELDS, SBTI_FIELDS } from './company-fields.tsx'
import { CompanySites } from './company-sites.tsx'
import { disclosuresAddress } from './disclosures-address.ts'

type CompanyPageProps = {
  readonly footprintId: string
  readonly said: SaidOfYear
  readonly mayChange: boolean
  readonly isSaved: boolean
  readonly refused: FormAnswer | null
}

/** What no inventory knows, and frameworks ask for. */
export function CompanyPage({ footprintId, said, mayChange, isSaved, refused }: CompanyPageProps) {
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
          No inventory knows these. They go into the disclosures that ask for them, and nowhere
          else. What stays empty is listed as not given.
        </p>
      </header>
      {isSaved ? <Notice kind="success" title="Saved." /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {mayChange ? (
        <form method="post" className="flow-32" noValidate>
          <section className="part flow-16" aria-labelledby="general">
            <h2 id="general">Company and accounts</h2>
            <CompanyFields fields={GENERAL_FIELDS} said={said} refused={refused} />
          </section>
          <section className="part flow-16" aria-labelledby="sites">
            <h2 id="sites">Sites for the VSME</h2>
            <p className="prose-width">
              Each place that you own, lease or manage. Coordinates are latitude and longitude, such
              as 53.7997, -1.5492. Save to add more; empty a site to remove it.
            </p>
            <CompanySites sites={said.sites} refused={refused} />
          </section>
          <section className="part flow-16" aria-labelledby="sbti">
            <h2 id="sbti">For SBTi’s route for small firms</h2>
            <CompanyFields fields={SBTI_FIELDS} said={said} refused={refused} />
          </section>
          <div>
            <Button look="action" type="submit">
              Save
            </Button>
          </div>
        </form>
      ) : (
        <p>Anyone who may change footprints for this account can fill them in.</p>
      )}
    </div>
  )
}
