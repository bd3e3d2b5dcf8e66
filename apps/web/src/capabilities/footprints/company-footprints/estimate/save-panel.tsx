import { longMonth, parseMonth } from '@understory/domain/calendar/calendar.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { MatchingAccount } from '../../../../shell/account-fit/account-fit-notice.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { resultAddress } from './estimate-choice.ts'
import type { Estimated } from './estimated.ts'
import { startMonths } from './start-months.ts'

type SavePanelProps = { readonly estimated: Estimated; readonly refused: FormAnswer | null }

const onlyLooking = () => companyFootprintsMessage('savePanel.lookFootprintsAccountSave')
const businessOnly = () => companyFootprintsMessage('savePanel.mustCreateBusinessAccount')

/** Saves the estimate to a business account; others are told how to get there, and lose nothing. */
export function SavePanel({ estimated, refused }: SavePanelProps) {
  const { saving, mayChange, choice } = estimated
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="save">
      <h2 id="save">{companyFootprintsMessage('savePanel.saveIt')}</h2>
      {saving === 'business' && refused ? (
        <RefusalNotice answer={refused} title={refused.message} />
      ) : null}
      {saving === 'business' && mayChange ? (
        <SaveForm estimated={estimated} refused={refused} />
      ) : null}
      {saving === 'business' && !mayChange ? <Notice kind="info" title={onlyLooking()} /> : null}
      {saving === null ? <SignIn next={resultAddress(choice)} /> : null}
      {saving === 'personal' ? (
        <>
          <Notice kind="info" title={businessOnly()} />
          <MatchingAccount needed="business" next={resultAddress(choice)} />
        </>
      ) : null}
    </section>
  )
}

function SignIn({ next }: { readonly next: string }) {
  const query = `?next=${encodeURIComponent(next)}`
  return (
    <>
      <p>{companyFootprintsMessage('savePanel.signKeepEstimateWaits')}</p>
      <p className="row-12">
        <LinkButton look="action" href={`/login${query}`}>
          {companyFootprintsMessage('savePanel.signInToSave')}
        </LinkButton>
        <LinkButton href={`/join${query}`}>
          {companyFootprintsMessage('savePanel.createAnAccount')}
        </LinkButton>
      </p>
    </>
  )
}

function SaveForm({ estimated: { choice, thisMonth }, refused }: SavePanelProps) {
  const problems = refused?.problems ?? {}
  const values = { ...choice, ...refused?.values }
  const existing = refused?.code === 'ESTIMATE_EXISTS' && parseMonth(values.startMonth)
  const name = { error: problems.companyName }
  const month = {
    error: problems.startMonth,
    hint: companyFootprintsMessage('savePanel.estimateBeforeEndsHint'),
  }
  return (
    <form method="post" action={resultAddress(choice)} className="flow-16" noValidate>
      <input type="hidden" name="frequency" value={choice.frequency} />
      <Field id="companyName" label={companyFootprintsMessage('savePanel.companyName')} {...name}>
        <TextInput
          {...fieldAria('companyName', name)}
          name="companyName"
          autoComplete="organization"
          defaultValue={values.companyName}
        />
      </Field>
      <Field id="startMonth" label={companyFootprintsMessage('savePanel.countsFrom')} {...month}>
        <Select
          {...fieldAria('startMonth', month)}
          name="startMonth"
          defaultValue={values.startMonth}
          options={startMonths(thisMonth)}
        />
      </Field>
      <Button look="action" type="submit">
        {companyFootprintsMessage('savePanel.saveTheEstimate')}
      </Button>
      {existing ? (
        <Button type="submit" name="overwrite" value="yes">
          {companyFootprintsMessage('savePanel.overwriteTheOneFrom', {
            longMonth: longMonth(existing),
          })}
        </Button>
      ) : null}
    </form>
  )
}
