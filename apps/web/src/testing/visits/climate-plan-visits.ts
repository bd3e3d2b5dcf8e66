import { both, get, NOBODY, signedIn, type Visits } from './visit.ts'

const pictureOf = (targetId: string) => `/my-impact/dashboards/targets.png?target=${targetId}`

const PLAN = '/my-impact/dashboards/targets'

const TARGET = {
  kind: 'near-term',
  covers: 'all',
  reduction: '42',
  targetYear: '2033',
  baseMonth: '2024-01',
}

/** Targets, actions and intensity figures. */
export const CLIMATE_PLAN_VISITS: Visits = {
  'capabilities/footprints/climate-plan/targets/target-png.route.ts': {
    succeeds: get('business', ({ targetId }) => pictureOf(targetId), { status: 200, says: 'PNG' }),
    fails: get('business', pictureOf(NOBODY), { status: 404, says: 'There is no such target.' }),
  },
  'capabilities/footprints/climate-plan/targets/targets-csv.route.ts': signedIn(
    'business',
    '/my-impact/dashboards/targets.csv',
    'path_kg',
  ),
  'capabilities/footprints/climate-plan/plan.route.tsx': signedIn(
    'business',
    PLAN,
    '90% less by 2050',
  ),
  'capabilities/footprints/climate-plan/base-year/base-year.route.tsx': both(
    'business',
    `${PLAN}/base-year`,
    {
      form: {
        intent: 'policy',
        baseMonth: '2024-01',
        threshold: '5',
        reason: 'Our first full year',
        policy: 'Above five per cent.',
      },
      status: 303,
      leadsTo: `${PLAN}/base-year?done=policy`,
    },
    {
      form: { intent: 'policy', baseMonth: '2024-01', threshold: '5', reason: '', policy: '' },
      status: 400,
      says: 'Please say why this year.',
    },
  ),
  'capabilities/footprints/climate-plan/targets/target-form.route.tsx': both(
    'business',
    `${PLAN}/target/new`,
    { form: TARGET, status: 303, leadsTo: `${PLAN}?target=` },
    {
      form: { ...TARGET, covers: 'scope-3', baseMonth: '2001-01' },
      status: 409,
      says: 'A base-year footprint is required',
    },
  ),
  'capabilities/footprints/climate-plan/actions/action-form.route.tsx': both(
    'business',
    `${PLAN}/action/new`,
    {
      form: { title: 'Heat pump', tonnes: '2.5', cost: '18,000', dueOn: '2027-06-30' },
      status: 303,
      leadsTo: `${PLAN}?done=saved#actions`,
    },
    { form: { title: '', tonnes: '1' }, status: 400, says: 'Please give a title.' },
  ),
  'capabilities/footprints/climate-plan/intensity/intensity-form.route.tsx': both(
    'business',
    `${PLAN}/intensity/new`,
    {
      form: { title: 'Loaves', unit: 'loaf', baseMonth: '2024-01', 'units-2024': '400,000' },
      status: 303,
      leadsTo: `${PLAN}?done=saved#intensity`,
    },
    {
      form: { title: 'Loaves', unit: 'loaf', baseMonth: '2024-01' },
      status: 400,
      says: 'A base-year value is required.',
    },
  ),
}
