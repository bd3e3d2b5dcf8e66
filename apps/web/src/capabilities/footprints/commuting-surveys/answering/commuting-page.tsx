import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ReadCommutingSurvey } from '@understory/contracts/footprints/commuting-surveys.ts'
import { longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import { LEAST_ANSWERS } from '@understory/domain/footprints/commuting-surveys/extrapolate-answers.ts'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
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
      <SurveySaid title="This link does not work any more">
        The survey may have been deleted. Please ask the person who sent you the link.
      </SurveySaid>
    )
  }
  const { companyName, state } = survey
  if (state === 'answered') {
    return (
      <SurveySaid title="Thank you for answering">
        Your answer counts in the carbon footprint of {companyName}. A device answers once, so there
        is nothing more to do here.
      </SurveySaid>
    )
  }
  if (state === 'ended') {
    return (
      <SurveySaid title="This survey has ended">
        It was open until {longDate(survey.endsOn)} at the latest. Thank you all the same!
      </SurveySaid>
    )
  }
  if (state === 'full') {
    return (
      <SurveySaid title="Everyone seems to have answered">
        As many people have answered as work at {companyName}. If you have not, please tell the
        person who sent you the link.
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
      <a href="/">Go to the home page</a>
    </p>
  </div>
)

type SurveyAskedProps = { readonly survey: SurveyShown; readonly refused: FormAnswer | null }

function SurveyAsked({ survey, refused }: SurveyAskedProps) {
  const { companyName, period, endsOn } = survey
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>How do you get to work?</h1>
        <p className="lead">
          {companyName} is working out its carbon footprint for {longMonth(period.from)} to{' '}
          {longMonth(period.to)}. It takes about a minute. You can answer until {longDate(endsOn)}.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <CommutingForm {...{ survey, refused }} />
      <section className="flow-12 quiet" aria-labelledby="what-happens">
        <h2 id="what-happens">What happens to your answer</h2>
        <p>
          We do not ask your name. {companyName} sees sums of all answers alone, once the survey has
          ended and at least {LEAST_ANSWERS} people have answered. In a small company someone may
          still guess from them how a person travels.
        </p>
        <p>
          A random number in a cookie lets each device answer once. Single answers are deleted 90
          days after {companyName} declares its footprint, and a year after the survey ends at the
          latest.
        </p>
      </section>
    </div>
  )
}
