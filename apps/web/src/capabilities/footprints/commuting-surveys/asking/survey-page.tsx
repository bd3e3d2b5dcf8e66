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
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { inventoryAddress } from '../../company-footprints/public.ts'
import { commutingSurveysMessage, commutingSurveysRich } from '../messages/messages.generated.ts'
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

const surveyDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    set: commutingSurveysMessage('survey.saved'),
    end: commutingSurveysMessage('survey.theSurveyHasEnded'),
    take: commutingSurveysMessage('survey.sumsInventoryNow'),
    delete: commutingSurveysMessage('survey.surveyAnswersDeleted'),
  })

/** The survey of a footprint: its link, how many have answered, and once it has ended its sums. */
export function SurveyPage(props: SurveyPageProps) {
  const { footprintId, isLocked, survey, mayChange, done, refused } = props
  const title = done === null ? undefined : surveyDone()[done]
  const isOpen = mayChange && !isLocked
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: commutingSurveysMessage('survey.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: commutingSurveysMessage('survey.inventory'),
            },
          ]}
          here={commutingSurveysMessage('survey.commutingSurvey')}
        />
        <h1>{commutingSurveysMessage('survey.askEveryoneGetWork')}</h1>
        <p className="lead quiet">
          {commutingSurveysMessage('survey.linkAllPeopleTakes', {
            leastAnswers: String(LEAST_ANSWERS),
          })}
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
      {!survey && !isOpen ? <p>{commutingSurveysMessage('survey.nobodyBeenAskedYet')}</p> : null}
    </div>
  )
}

function Answers({ survey }: { readonly survey: CommutingSurvey }) {
  const { answered, sites, isOpen, endsOn } = survey
  const people = peopleOf(sites)
  return (
    <section className="flow-12" aria-labelledby="answers">
      <h2 id="answers">
        {commutingSurveysMessage('survey.ofAnswered', {
          answered: String(answered),
          people: String(people),
        })}
      </h2>
      <p>
        {isOpen
          ? commutingSurveysMessage('survey.surveyOpenUntilEnd', { longDate: longDate(endsOn) })
          : commutingSurveysMessage('survey.surveyEndedTakesNo')}
      </p>
      {answered > people ? (
        <Notice kind="warning" title={commutingSurveysMessage('survey.moreAnswersPeople')}>
          {commutingSurveysMessage('survey.someoneAnsweredTwoDevices')}
        </Notice>
      ) : null}
    </section>
  )
}

function LinkPart({ link }: { readonly link: string }) {
  const about = { hint: commutingSurveysMessage('survey.anyoneAnswerOnceHint') }
  return (
    <section className="panel flow-12" aria-labelledby="link">
      <h2 id="link">{commutingSurveysMessage('survey.passItOn')}</h2>
      <Field id="survey-link" label={commutingSurveysMessage('survey.linkSurvey')} {...about}>
        <TextInput {...fieldAria('survey-link', about)} readOnly defaultValue={link} />
      </Field>
      <p>
        <Button look="quiet" data-copy-text={link}>
          {commutingSurveysRich('survey.copyLinkSurvey', { hidden: hiddenWords })}
        </Button>
      </p>
    </section>
  )
}

function Ending({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <section className="part flow-16" aria-labelledby="ending">
      <h2 id="ending">
        {isOpen
          ? commutingSurveysMessage('survey.endOrDeleteIt')
          : commutingSurveysMessage('survey.deleteIt')}
      </h2>
      <p>
        {commutingSurveysMessage('survey.onceEndedCannotOpened', {
          isOpen: isOpen ? 'yes' : 'other',
        })}
      </p>
      <form method="post" className="row-12">
        {isOpen ? (
          <Button type="submit" name="intent" value="end">
            {commutingSurveysMessage('survey.endTheSurveyNow')}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="delete" look="quiet">
          {commutingSurveysMessage('survey.deleteSurveyAnswers')}
        </Button>
      </form>
    </section>
  )
}
