import type { CommutingSurvey } from '@understory/contracts/footprints/commuting-surveys.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import {
  LEAST_ANSWERS,
  peopleOf,
} from '@understory/domain/footprints/commuting-surveys/extrapolate-answers.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress } from '../../company-footprints/public.ts'
import { SurveyForm } from './survey-form.tsx'
import { SurveySums } from './survey-sums.tsx'

type SurveyPageProps = {
  readonly footprintId: string
  readonly isLocked: boolean
  /** Of the estimate; `null`: not known. */
  readonly employees: number | null
  readonly survey: CommutingSurvey | null
  readonly mayChange: boolean
  readonly done: string | null
  readonly refused: FormAnswer | null
}

const SURVEY_DONE: Readonly<Record<string, string>> = lookupTable({
  set: 'Saved.',
  end: 'The survey has ended.',
  take: 'The sums are in the inventory now.',
  delete: 'The survey and its answers are deleted.',
})

/** The survey of a footprint: its link, how many have answered, and once it has ended its sums. */
export function SurveyPage(props: SurveyPageProps) {
  const { footprintId, isLocked, survey, mayChange, done, refused } = props
  const title = done === null ? undefined : SURVEY_DONE[done]
  const isOpen = mayChange && !isLocked
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="Commuting survey"
        />
        <h1>Ask everyone how they get to work</h1>
        <p className="lead quiet">
          One link for all of your people. It takes a minute on a phone, and needs no account and no
          name. You see sums alone, once the survey has ended and at least {LEAST_ANSWERS} people
          have answered.
        </p>
      </header>
      {title && !refused ? <Notice kind="success" title={title} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {survey ? <Answers survey={survey} /> : null}
      {survey?.isOpen && survey.link ? <LinkPart link={survey.link} /> : null}
      {survey && !survey.isOpen ? (
        <SurveySums {...{ footprintId, survey, isOpen, refused }} />
      ) : null}
      {isOpen ? <SurveyForm {...props} /> : null}
      {isOpen && survey ? <Ending isOpen={survey.isOpen} /> : null}
      {!survey && !isOpen ? <p>Nobody has been asked yet.</p> : null}
    </div>
  )
}

function Answers({ survey }: { readonly survey: CommutingSurvey }) {
  const { answered, sites, isOpen, endsOn } = survey
  const people = peopleOf(sites)
  return (
    <section className="flow-12" aria-labelledby="answers">
      <h2 id="answers">
        {answered} of {people} answered
      </h2>
      <p>
        {isOpen
          ? `The survey is open until the end of ${longDate(endsOn)}.`
          : 'The survey has ended, and takes no more answers.'}
      </p>
      {answered > people ? (
        <Notice kind="warning" title="There are more answers than people.">
          Someone may have answered on two devices. Please check how many people there are.
        </Notice>
      ) : null}
    </section>
  )
}

function LinkPart({ link }: { readonly link: string }) {
  const about = { hint: 'Anyone who has it can answer, once from each device.' }
  return (
    <section className="panel flow-12" aria-labelledby="link">
      <h2 id="link">Pass it on</h2>
      <Field id="survey-link" label="The link of the survey" {...about}>
        <TextInput {...fieldAria('survey-link', about)} readOnly defaultValue={link} />
      </Field>
      <p>
        <Button look="quiet" data-copy-text={link}>
          Copy<span className="visually-hidden"> the link of the survey</span>
        </Button>
      </p>
    </section>
  )
}

function Ending({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <section className="part flow-16" aria-labelledby="ending">
      <h2 id="ending">{isOpen ? 'End or delete it' : 'Delete it'}</h2>
      <p>
        {isOpen
          ? 'Once it has ended it cannot be opened again, so that the sums never tell one person from the others. '
          : ''}
        Deleting takes the answers with it. Lines in the inventory stay, and you can open another
        survey.
      </p>
      <form method="post" className="row-12">
        {isOpen ? (
          <Button type="submit" name="intent" value="end">
            End the survey now
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="delete" look="quiet">
          Delete the survey and its answers
        </Button>
      </form>
    </section>
  )
}
