import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { SetCommutingSurvey } from '@understory/contracts/footprints/commuting-surveys.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { MOST_SITES } from '@understory/domain/footprints/commuting-surveys/survey-limits.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'

/** Sites take the place of the whole company, where any is given. */
export function surveyOfForm(form: PostedForm): BodyOf<typeof SetCommutingSurvey> {
  const sites = Array.from({ length: MOST_SITES }, (_, at) => at).flatMap((at) => {
    const site = form.optional(`site-${at}`)
    const isEmpty = site === null && form.optional(`people-${at}`) === null
    return isEmpty ? [] : [{ site, people: form.number(`people-${at}`, 0) }]
  })
  const whole = { site: null, people: sites.length > 0 ? 0 : form.number('people', 0) }
  return {
    endsOn: form.optional('endsOn') as CalendarDate | null,
    weeks: form.number('weeks', 0),
    sites: sites.length > 0 ? sites.map((each) => ({ ...each, site: each.site ?? '' })) : [whole],
  }
}

/** The field of the form that a problem of the call stands beside. */
export function fieldOfSurvey(field: string, isBySite: boolean): string {
  if (!field.startsWith('sites')) return field
  const [, at = '0', name = 'people'] = field.split('.')
  return isBySite ? `${name}-${at}` : 'people'
}
