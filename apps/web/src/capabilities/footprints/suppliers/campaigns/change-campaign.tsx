import { dayOf, longDate, shortDate } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
import type { CampaignShown } from './campaign-shown.ts'

type ChangeCampaignProps = {
  readonly campaign: CampaignShown
  readonly refused: FormAnswer | null
}

const dueHint = () => suppliersMessage('changeCampaign.suppliersAnsweredSeeNew')

/** The name and the due date of a campaign that is running. */
export function ChangeCampaign({ campaign, refused }: ChangeCampaignProps) {
  const about = (name: string, hint?: string) => ({ hint, error: refused?.problems[name] })
  const dueOn = about('dueOn', dueHint())
  return (
    <section className="part flow-12" aria-labelledby="change">
      <h2 id="change">{suppliersMessage('changeCampaign.changeNameDueDate')}</h2>
      <form method="post" className="panel flow-24">
        <Field
          id="name"
          label={suppliersMessage('changeCampaign.nameOfTheCampaign')}
          {...about('name')}
        >
          <TextInput
            {...fieldAria('name', about('name'))}
            name="name"
            maxLength={100}
            defaultValue={refused?.values.name ?? campaign.name}
          />
        </Field>
        <Field id="dueOn" label={suppliersMessage('changeCampaign.dueDate')} {...dueOn}>
          <TextInput
            {...fieldAria('dueOn', dueOn)}
            name="dueOn"
            type="date"
            defaultValue={refused?.values.dueOn ?? campaign.dueOn}
          />
        </Field>
        <div>
          <Button type="submit" name="intent" value="change">
            {suppliersMessage('changeCampaign.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** Who changed what of a campaign, and when. */
export function CampaignChanges({ changes }: Pick<CampaignShown, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <section className="part flow-12" aria-labelledby="changes">
      <h2 id="changes">{suppliersMessage('changeCampaign.whatWasChanged')}</h2>
      <ul className="lined-rows">
        {changes.map((change) => (
          <li key={change.at}>
            <span>
              {changeInWords(change)}
              <span className="subline">
                {change.changedBy ?? suppliersMessage('changeCampaign.someoneWhoHasLeft')}
              </span>
            </span>
            <time dateTime={change.at}>{longDate(dayOf(new Date(change.at)))}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function changeInWords({ name, dueOn }: CampaignShown['changes'][number]): string {
  const parts = [
    ...(dueOn
      ? [
          suppliersMessage('changeCampaign.dueDateMovedFrom', {
            before: shortDate(dueOn.before),
            after: shortDate(dueOn.after),
          }),
        ]
      : []),
    ...(name
      ? [suppliersMessage('changeCampaign.renamedFrom', { before: name.before, after: name.after })]
      : []),
  ]
  const text = parts.join(', and ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
