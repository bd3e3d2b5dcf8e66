import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ReadCommutingSurvey } from '@understory/contracts/footprints/commuting-surveys.ts'
import { longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import { LEAST_ANSWERS } from '@understory/domain/footprints/commuting-surveys/extrapolate-answers.ts'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { commutingSurveysMessage } from '../messages/messages.generated.ts'
import { CommutingForm } from './commuting-form.tsx'

type SurveyShown = AnswerOf<typeof ReadCommutingSurvey>

type CommutingPageProps = {
  /** `null`: the link has ended, or never was one. */
  readonly survey: SurveyShown | null
  readonly refused: FormAnswer | null
}

/** What someone is asked who has the link; no more of the company is shown. */
export function CommutingPage({ survey, refused }: CommutingPageProps) {
  if (!survey) {
    return (
      <SurveySaid title={commutingSurveysMessage('commuting.linkDoesWorkAny')}>
        {commutingSurveysMessage('commuting.surveyBeenDeletedPlease')}
      </SurveySaid>
    )
  }
  const { companyName, state } = survey
  if (state === 'answered') {
    return (
      <SurveySaid title={commutingSurveysMessage('commuting.thankYouForAnswering')}>
        {commutingSurveysMessage('commuting.answerCountsCarbonFootprint', { companyName })}
      </SurveySaid>
    )
  }
  if (state === 'ended') {
    return (
      <SurveySaid title={commutingSurveysMessage('commuting.thisSurveyHasEnded')}>
        {commutingSurveysMessage('commuting.openUntilLatestThank', {
          longDate: longDate(survey.endsOn),
        })}
      </SurveySaid>
    )
  }
  if (state === 'full') {
    return (
      <SurveySaid title={commutingSurveysMessage('commuting.everyoneSeemsAnswered')}>
        {commutingSurveysMessage('commuting.manyPeopleAnsweredWork', { companyName })}
      </SurveySaid>
    )
  }
  return <SurveyAsked {...{ survey, refused }} />
}

type SurveySaidProps = { readonly title: string; readonly children: ReactNode }

const SurveySaid = ({ title, children }: SurveySaidProps) => (
  <div className="page page-end page-top flow-16">
    <h1>{title}</h1>
    <p className="lead">{children}</p>
    <p>
      <a href="/">{commutingSurveysMessage('commuting.goHomePage')}</a>
    </p>
  </div>
)

type SurveyAskedProps = { readonly survey: SurveyShown; readonly refused: FormAnswer | null }

function SurveyAsked({ survey, refused }: SurveyAskedProps) {
  const { companyName, period, endsOn } = survey
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>{commutingSurveysMessage('commuting.doGetWork')}</h1>
        <p className="lead">
          {commutingSurveysMessage('commuting.workingOutCarbonFootprint', {
            companyName,
            longMonth: longMonth(period.from),
            longMonth2: longMonth(period.to),
            longDate: longDate(endsOn),
          })}
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <CommutingForm {...{ survey, refused }} />
      <section className="flow-12 quiet" aria-labelledby="what-happens">
        <h2 id="what-happens">{commutingSurveysMessage('commuting.happensAnswer')}</h2>
        <p>
          {commutingSurveysMessage('commuting.doAskNameSees', {
            companyName,
            leastAnswers: String(LEAST_ANSWERS),
          })}
        </p>
        <p>{commutingSurveysMessage('commuting.randomNumberCookieLets', { companyName })}</p>
      </section>
    </div>
  )
}
