import type { Member } from '@understory/contracts/people/members.ts'
import {
  CATEGORY_KEYS,
  categoryName,
} from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { PostedForm } from '../../../http/posted-form.ts'
import { membersMessage } from './messages/messages.generated.ts'

type EntryPart = Member['entryPart']

type EntryPartFieldsProps = {
  readonly part: EntryPart
  /** Where several forms are on the page. */
  readonly id: string
  readonly error?: string | undefined
}

/** What a member of the role "Data entry" may enter. */
export function EntryPartFields({ part, id, error }: EntryPartFieldsProps) {
  const hint = membersMessage('members.part.sitesHint')
  const field = `sites-${id}`
  return (
    <details className="more" open={part !== null || error !== undefined}>
      <summary>{membersMessage('members.part.legend')}</summary>
      <div className="flow-16">
        <Field id={field} label={membersMessage('members.part.sites')} hint={hint} error={error}>
          <TextArea
            {...fieldAria(field, { hint, error })}
            name="sites"
            rows={3}
            defaultValue={part?.sites.join('\n')}
          />
        </Field>
        <fieldset className="flow-12">
          <legend>{membersMessage('members.part.categories')}</legend>
          {CATEGORY_KEYS.map((key) => (
            <Checkbox
              key={key}
              name="categories"
              value={key}
              label={categoryName(key)}
              defaultChecked={part?.categories.includes(key)}
            />
          ))}
        </fieldset>
      </div>
    </details>
  )
}

const MOST_SITES = 50

/** As the form says it; `null` of any other role. */
export function entryPartOf(form: PostedForm, role: string): EntryPart {
  if (role !== 'entry') return null
  const ticked = form.texts('categories')
  const sites = form
    .text('sites')
    .split('\n')
    .map((site) => site.trim())
    .filter((site) => site !== '')
  return {
    sites: sites.slice(0, MOST_SITES),
    categories: CATEGORY_KEYS.filter((key) => ticked.includes(key)),
  }
}

/** 'Leeds and York: Stationary combustion'; `null` of any other role. */
export function entryPartInWords(part: EntryPart): string | null {
  if (!part) return null
  const list = new Intl.ListFormat('en-GB')
  return membersMessage('members.part.is', {
    sites:
      part.sites.length > 0 ? list.format(part.sites) : membersMessage('members.part.allSites'),
    categories:
      part.categories.length > 0
        ? list.format(part.categories.map(categoryName))
        : membersMessage('members.part.allCategories'),
  })
}
