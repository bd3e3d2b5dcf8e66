import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

type QuickSitesProps = {
  /** `null`: the company as a whole. */
  readonly site: string | null
  readonly sites: readonly string[]
}

/** Whose figures the page is of: each site answers the same questions, beside the company. */
export function QuickSites({ site, sites }: QuickSitesProps) {
  const hint = companyFootprintsMessage('quickSites.leaveEmptyCompanyWhole')
  return (
    <form method="get" className="flow-12 prose-width">
      <p>
        {companyFootprintsMessage('quickSites.figuresCompanyWholeEntered', {
          site: site === null ? '' : site,
          noSite: site === null ? 'yes' : 'other',
        })}
      </p>
      <Field id="site" label={companyFootprintsMessage('quickSites.site')} optional hint={hint}>
        <TextInput
          {...fieldAria('site', { hint })}
          name="site"
          defaultValue={site ?? ''}
          maxLength={120}
          list="quick-sites"
        />
      </Field>
      <datalist id="quick-sites">
        {sites.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div>
        <Button type="submit">{companyFootprintsMessage('quickSites.showThisSite')}</Button>
      </div>
    </form>
  )
}
