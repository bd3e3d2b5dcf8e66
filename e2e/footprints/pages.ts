import type { WalkedPages } from '../shell/walked-pages.ts'
import { LONG_NAMES } from '../visitors/people.ts'
import { RESULT } from './saved-footprint.ts'

export const FOOTPRINTS_PAGES: WalkedPages = {
  open: [
    '/solutions/personal/carbon-footprint',
    '/app/personal/household',
    '/app/business/footprint',
    '/app/business/footprint/estimate',
    // A name that has no place to break.
    `${RESULT}&companyName=${LONG_NAMES.companyName}`,
    '/app/business/footprint/estimate/result',
  ],
  missing: [
    { path: '/answer/made-up', status: 404 },
    { path: '/commuting/made-up', status: 404 },
    { path: '/supplier-answer/made-up', status: 404 },
  ],
  account: [
    '/my-impact/dashboards/household',
    '/my-impact/dashboards/products',
    '/my-impact/dashboards/answers',
    '/my-impact/dashboards/partners',
    '/my-impact/dashboards/footprint',
    '/my-impact/dashboards/footprint/years',
    '/my-impact/data-entry',
    '/my-impact/dashboards/targets',
    '/my-impact/dashboards/targets/base-year',
    '/my-impact/dashboards/targets/target/new',
    '/my-impact/dashboards/targets/action/new',
    '/my-impact/dashboards/targets/intensity/new',
  ],
}
