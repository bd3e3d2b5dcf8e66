import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  AnswerCommutingSurvey,
  ReadCommutingSurvey,
} from '@understory/contracts/footprints/commuting-surveys.ts'
import type { RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { type CalendarDate, monthOf, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { peopleOf } from '@understory/domain/footprints/commuting-surveys/extrapolate-answers.ts'
import { mostAnswers } from '@understory/domain/footprints/commuting-surveys/survey-limits.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { hashOfLink } from '../../../http/link.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { commutingSurveysMessage } from './messages/messages.generated.ts'
import { isOpenAt, StoredSites } from './survey-records.ts'

type SurveyOfLink = {
  readonly id: string
  readonly company_name: string
  readonly start_month: CalendarDate
  readonly sites: unknown
  readonly ends_on: CalendarDate
  readonly ended_at: Date | null
  readonly answers: number | string
  readonly has_answered: boolean
}

async function findSurveyOfLink(
  db: Database | Tx,
  { token, device }: { readonly token: string; readonly device: string },
): Promise<SurveyOfLink | undefined> {
  const { rows } = await sql<SurveyOfLink>`
    select * from read_commuting_survey(${hashOfLink(token)}, ${device})`.execute(db)
  return rows[0]
}

/** What the holder of a link is asked; nothing else of the account can be read by it. */
export async function readSurveyOfLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  device = '',
): Promise<ReplyOf<typeof ReadCommutingSurvey> | Refused> {
  const survey = await findSurveyOfLink(db, { token, device })
  if (!survey) return refuse('LINK_GONE')
  const start = monthOf(survey.start_month)
  const sites = StoredSites.parse(survey.sites)
  return {
    state: stateOf(survey, mostAnswers(peopleOf(sites)), clock()),
    companyName: survey.company_name,
    period: { from: start, to: shiftMonth(start, 11) },
    endsOn: survey.ends_on,
    sites: sites.length > 1 ? sites.flatMap(({ site }) => site ?? []) : [],
  }
}

function stateOf(survey: SurveyOfLink, most: number, now: Date) {
  if (survey.has_answered) return 'answered'
  if (!isOpenAt(survey, now)) return 'ended'
  return Number(survey.answers) >= most ? 'full' : 'open'
}

const WHY_NOT: ReadonlyMap<string, RefusalCode> = new Map([
  ['answered', 'SURVEY_ANSWERED'],
  ['full', 'SURVEY_FULL'],
  ['ended', 'SURVEY_OVER'],
])

/** Stores an answer, without anything that says whose it is or when it came. */
export function answerSurvey(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  token: string,
  { device, site, answer }: BodyOf<typeof AnswerCommutingSurvey>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const survey = await findSurveyOfLink(tx, { token, device })
    if (!survey) return refuse('LINK_GONE')
    const sites = StoredSites.parse(survey.sites)
    const own = sites.length > 1 ? sites.find((each) => each.site === site) : sites[0]
    if (!own) {
      return refuse('BAD_REQUEST', [
        { field: 'site', message: commutingSurveysMessage('answer-survey.site') },
      ])
    }
    const { rows } = await sql<{ outcome: string }>`
      select answer_commuting_survey(${hashOfLink(token)}, ${deps.clock()}, ${deps.newId()},
        ${device}, ${own.site}, ${JSON.stringify(answer)}::jsonb,
        ${mostAnswers(peopleOf(sites))}) as outcome`.execute(tx)
    const whyNot = WHY_NOT.get(rows[0]?.outcome ?? '')
    return whyNot ? refuse(whyNot) : undefined
  })
}
