import { get, NOBODY, signedIn, type Visits } from './visit.ts'

const pictureOf = (targetId: string) => `/my-impact/dashboards/targets.png?target=${targetId}`

export const CHART_VISITS: Visits = {
  'capabilities/proof/ledger/dashboard/impact-png.route.ts': {
    succeeds: get('person', '/my-impact/dashboards/impact.png', { status: 200, says: 'PNG' }),
    fails: get('person', '/my-impact/dashboards/impact.png?from=soon', {
      status: 400,
      says: 'Please choose a date that exists.',
    }),
  },
  'capabilities/footprints/company-footprints/dashboard/footprint-png.route.ts': signedIn(
    'business',
    '/my-impact/dashboards/footprint.png',
    'PNG',
  ),
  'capabilities/footprints/climate-plan/targets/target-png.route.ts': {
    succeeds: get('business', ({ targetId }) => pictureOf(targetId), { status: 200, says: 'PNG' }),
    fails: get('business', pictureOf(NOBODY), { status: 404, says: 'There is no such target.' }),
  },
  'capabilities/footprints/climate-plan/targets/targets-csv.route.ts': signedIn(
    'business',
    '/my-impact/dashboards/targets.csv',
    'path_kg',
  ),
}
