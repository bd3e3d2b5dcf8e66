import { openSurvey } from '../../../api/src/testing/footprints/commuting-surveys.ts'
import { refinedFootprint } from '../../../api/src/testing/footprints/footprints.ts'
import { joinAs } from '../../../api/src/testing/people/people.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'

/** The token of a link to say how one comes to work. */
export async function surveyLink(api: TestApi): Promise<string> {
  const business = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, business, '2023-02')
  return openSurvey(api, business, { footprintId })
}
