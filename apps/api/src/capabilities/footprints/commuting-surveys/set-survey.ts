import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { SetCommutingSurvey } from '@understory/contracts/footprints/commuting-surveys.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import type { Tx } from '@understory/database/connect.ts'
import { type CalendarDate, dayOf } from '@understory/domain/calendar/calendar.ts'
import { MOST_SURVEY_DAYS } from '@understory/domain/footprints/commuting-surveys/survey-limits.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { changeLocked } from '../company-footprints/public.ts'
import { commutingSurveysMessage } from './messages/messages.generated.ts'
import { linkOfSurvey } from './survey-link.ts'
import {
  countAnswers,
  isOpenAt,
  lockSurvey,
  StoredSites,
  type SurveyKey,
  type SurveyRow,
} from './survey-records.ts'

type SetSurveyDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config'>
type SettingSurvey = SurveyKey & {
  readonly userId: string
  readonly body: BodyOf<typeof SetCommutingSurvey>
}

/** Opens the survey of a footprint, or changes it. */
export function setSurvey(
  deps: SetSurveyDeps,
  { body, userId, ...key }: SettingSurvey,
): Promise<{ link: string } | Refused> {
  const { endsOn, weeks, sites } = body
  return transact(deps.db, async (tx) => {
    // One after the other, so that no footprint has two.
    const asking = { wanted: key, change: async () => null, isPreview: true }
    const locked = await changeLocked(tx, deps, asking)
    if (locked instanceof Refused) return locked
    const found = await lockSurvey(tx, key)
    const wrong = problemsOfSurvey(body, { found, today: dayOf(deps.clock()) })
    if (wrong.length > 0) return refuse('BAD_REQUEST', wrong)
    const set = { weeks, sites: JSON.stringify(sites) }
    if (found) {
      const refused = await refuseSurveyChange(tx, found, { body, now: deps.clock() })
      if (refused) return refused
      await tx
        .updateTable('commuting_survey')
        .set(endsOn ? { ...set, ends_on: endsOn } : set)
        .where('id', '=', found.id)
        .execute()
      return { link: linkOfSurvey(deps, found.id).url }
    }
    const id = deps.newId()
    const { url, hash } = linkOfSurvey(deps, id)
    await tx
      .insertInto('commuting_survey')
      .values({
        id,
        account_id: key.accountId,
        footprint_id: key.footprintId,
        opened_by: userId,
        opened_at: deps.clock(),
        // Checked above: one that is opened has an end.
        ends_on: endsOn ?? dayOf(deps.clock()),
        token_hash: hash,
        ...set,
      })
      .execute()
    return { link: url }
  })
}

type KnownOfSurvey = { readonly found: SurveyRow | undefined; readonly today: CalendarDate }

function problemsOfSurvey(
  { endsOn, sites }: SettingSurvey['body'],
  { found, today }: KnownOfSurvey,
): Problem[] {
  const names = sites.map(({ site }) => site)
  const twice = names.findIndex((name, at) => names.indexOf(name) < at)
  const unnamed = names.length > 1 ? names.indexOf(null) : -1
  return [
    ...dayProblems(endsOn, { found, today }),
    ...(twice >= 0
      ? [{ field: `sites.${twice}.site`, message: commutingSurveysMessage('set-survey.message') }]
      : []),
    ...(unnamed >= 0
      ? [
          {
            field: `sites.${unnamed}.site`,
            message: commutingSurveysMessage('set-survey.message.2'),
          },
        ]
      : []),
  ]
}

const SURVEY_DAY_MS = 86_400_000

function dayProblems(endsOn: CalendarDate | null, { found, today }: KnownOfSurvey): Problem[] {
  if (endsOn === null) {
    return found
      ? []
      : [{ field: 'endsOn', message: commutingSurveysMessage('set-survey.ends-on') }]
  }
  if (endsOn < today)
    return [{ field: 'endsOn', message: commutingSurveysMessage('set-survey.ends-on.2') }]
  const begun = (found?.opened_at ?? new Date(`${today}T00:00:00Z`)).getTime()
  const last = dayOf(new Date(begun + MOST_SURVEY_DAYS * SURVEY_DAY_MS))
  const message = commutingSurveysMessage('set-survey.day-problems', {
    days: String(MOST_SURVEY_DAYS),
  })
  return endsOn > last ? [{ field: 'endsOn', message }] : []
}

type ChangingSurvey = { readonly body: SettingSurvey['body']; readonly now: Date }

async function refuseSurveyChange(
  tx: Tx,
  found: SurveyRow,
  { body: { endsOn, sites }, now }: ChangingSurvey,
): Promise<Refused | null> {
  if (endsOn && endsOn !== found.ends_on && !isOpenAt(found, now)) return refuse('SURVEY_ENDED')
  const before = StoredSites.parse(found.sites).map(({ site }) => site)
  const isSame = before.join('\n') === sites.map(({ site }) => site).join('\n')
  if (isSame || (await countAnswers(tx, found.id)) === 0) return null
  return refuse('SURVEY_SITES_FIXED')
}
