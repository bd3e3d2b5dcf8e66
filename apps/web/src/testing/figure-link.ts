import type { Month } from '@understory/domain/calendar/calendar.ts'
import { askFigures } from '../../../api/src/testing/footprints/ask-figures.ts'
import { refinedFootprint } from '../../../api/src/testing/footprints/footprints.ts'
import { joinAs } from '../../../api/src/testing/people/people.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'

/** The token of a link that someone without an account was sent. */
export async function figureLink(api: TestApi): Promise<string> {
  const business = await joinAs(api, 'business')
  const startMonth = '2023-02' as Month
  const footprintId = await refinedFootprint(api, business, startMonth)
  return (await askFigures(api, business, { footprintId, startMonth })).token
}
