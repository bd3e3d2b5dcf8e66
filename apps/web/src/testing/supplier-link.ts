import { refinedFootprint } from '../../../api/src/testing/footprints/footprints.ts'
import {
  askedSupplier,
  SUPPLIED_YEAR,
  supplierWithSpending,
} from '../../../api/src/testing/footprints/suppliers.ts'
import { joinAs } from '../../../api/src/testing/people/people.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'

/** The token of a link by which a supplier answers. */
export async function supplierLink(api: TestApi): Promise<string> {
  const business = await joinAs(api, 'business')
  const footprintId = await refinedFootprint(api, business, SUPPLIED_YEAR)
  const { of } = await supplierWithSpending(api, business, { footprintId })
  return (await askedSupplier(api, business, of)).token
}
