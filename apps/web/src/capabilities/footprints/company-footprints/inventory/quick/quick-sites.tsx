import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'

type QuickSitesProps = {
  /** `null`: the company as a whole. */
  readonly site: string | null
  readonly sites: readonly string[]
}

/** Whose figures the page is of: each site answers the same questions, beside the company. */
export function QuickSites({ site, sites }: QuickSitesProps) {
  const hint = 'Leave it empty for the company as a whole. A site has the factors of where it is.'
  return (
    <form method="get" className="flow-12 prose-width">
      <p>
        {site === null
          ? 'These figures are of the company as a whole.'
          : `These figures are of ${site}.`}{' '}
        What is entered for a site counts beside what is entered for the company: please enter each
        bill once.
      </p>
      <Field id="site" label="Site" optional hint={hint}>
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
        <Button type="submit">Show this site</Button>
      </div>
    </form>
  )
}
