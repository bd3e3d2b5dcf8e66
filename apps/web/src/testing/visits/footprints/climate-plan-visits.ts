import { both, get, NOBODY, signedIn, type Visits } from '../visit.ts'

const pictureOf = (targetId: string) => `/my-impact/dashboards/targets.png?target=${targetId}`

const PLAN = '/my-impact/dashboards/targets'

const TARGET = {
  kind: 'near-term',
  covers: 'all',
  reduction: '42',
  targetYear: '2033',
  baseMonth: '2024-01',
}

const FOOTPRINTS = '/my-impact/dashboards/footprint/'

/** Of a declared footprint, and of one that is not. */
const secrFile = (ending: string, says: string): Visits[string] => ({
  succeeds: get(
    'business',
    ({ askedFootprintId }) => `${FOOTPRINTS}${askedFootprintId}/secr.${ending}`,
    { status: 200, says },
  ),
  fails: get('business', ({ footprintId }) => `${FOOTPRINTS}${footprintId}/secr.${ending}`, {
    status: 409,
    says: 'Only a declared footprint',
  }),
})

const disclosureFile = (ending: string, says: string): Visits[string] => {
  const file = (footprintId: string) =>
    `${FOOTPRINTS}${footprintId}/disclosures/ppn-006/facts.${ending}`
  return {
    succeeds: get('business', (ids) => file(ids.askedFootprintId), { status: 200, says }),
    fails: get('business', (ids) => file(ids.footprintId), {
      status: 409,
      says: 'Only a declared footprint',
    }),
  }
}

const disclosurePage = (path: string, says: string): Visits[string] => ({
  succeeds: get('business', (ids) => `${FOOTPRINTS}${ids.footprintId}/disclosures${path}`, {
    status: 200,
    says,
  }),
  fails: get('business', `${FOOTPRINTS}${NOBODY}/disclosures${path}`, { status: 404 }),
})

/** Targets, actions and intensity figures; what is sent on of footprints, and years side by side. */
export const CLIMATE_PLAN_VISITS: Visits = {
  // Until one is verified; the archive itself is read where its operation is tested.
  'capabilities/footprints/verification/archive-file.route.ts': {
    succeeds: get('business', ({ footprintId }) => `${FOOTPRINTS}${footprintId}/verification.zip`, {
      status: 409,
      says: 'Nobody has checked',
    }),
    fails: get('business', `${FOOTPRINTS}${NOBODY}/verification.zip`, { status: 404 }),
  },
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
  'capabilities/footprints/documents/secr/secr.route.tsx': both(
    'business',
    ({ footprintId }) => `${FOOTPRINTS}${footprintId}/secr`,
    { form: { kind: 'unquoted', actions: 'LED lamps.' }, status: 303, leadsTo: '/secr?done=saved' },
    { form: { actions: 'x'.repeat(2_001) }, status: 400, says: 'at most 2,000 characters' },
  ),
  'capabilities/footprints/documents/secr/secr-csv.route.ts': secrFile('csv', 'energy-total'),
  'capabilities/footprints/documents/secr/secr-txt.route.ts': secrFile('txt', 'Methodology'),
  'capabilities/footprints/documents/secr/secr-xlsx.route.ts': secrFile(
    'xlsx',
    'xl/worksheets/sheet1.xml',
  ),
  'capabilities/footprints/documents/disclosures/disclosures.route.tsx': disclosurePage(
    '',
    'is given, or says why it is not',
  ),
  'capabilities/footprints/documents/disclosures/framework.route.tsx': disclosurePage(
    '/ppn-006',
    'Commitment to net zero',
  ),
  'capabilities/footprints/documents/disclosures/vsme-xbrl.route.ts': {
    succeeds: get(
      'business',
      (ids) => `${FOOTPRINTS}${ids.askedFootprintId}/disclosures/vsme/xbrl.json`,
      { status: 409, says: 'a registered identifier' },
    ),
    fails: get('business', (ids) => `${FOOTPRINTS}${ids.footprintId}/disclosures/vsme/xbrl.json`, {
      status: 409,
      says: 'Only a declared footprint',
    }),
  },
  'capabilities/footprints/documents/disclosures/vsme-template.route.ts': {
    succeeds: get(
      'business',
      (ids) => `${FOOTPRINTS}${ids.askedFootprintId}/disclosures/vsme/template.xlsx`,
      { status: 200, says: 'xl/worksheets/sheet16.xml' },
    ),
    fails: get(
      'business',
      (ids) => `${FOOTPRINTS}${ids.footprintId}/disclosures/vsme/template.xlsx`,
      { status: 409, says: 'Only a declared footprint' },
    ),
  },
  'capabilities/footprints/documents/disclosures/company/company.route.tsx': both(
    'business',
    ({ footprintId }) => `${FOOTPRINTS}${footprintId}/disclosures/company`,
    {
      form: {
        currency: 'GBP',
        turnover: '850,000',
        employees: '12',
        isOfLargerGroup: 'no',
        'sites-1-address': '4 Mill Lane',
        'sites-1-city': 'Leeds',
        'sites-1-country': 'GB',
      },
      status: 303,
      leadsTo: '/disclosures/company?done=saved',
    },
    {
      form: { turnover: '850,000', 'sites-3-city': 'Leeds' },
      status: 400,
      says: 'Please give the street and number',
    },
  ),
  'capabilities/footprints/documents/disclosures/facts-json.route.ts': disclosureFile(
    'json',
    'current-total',
  ),
  'capabilities/footprints/documents/disclosures/facts-csv.route.ts': disclosureFile(
    'csv',
    'current-total',
  ),
  'capabilities/footprints/documents/disclosures/facts-pdf.route.ts': disclosureFile(
    'pdf',
    '%PDF-1.7',
  ),
  'capabilities/footprints/documents/disclosures/facts-xlsx.route.ts': disclosureFile(
    'xlsx',
    'xl/worksheets/sheet1.xml',
  ),
  'capabilities/footprints/years/years.route.tsx': signedIn(
    'business',
    '/my-impact/dashboards/footprint/years',
    'Years side by side',
  ),
  'capabilities/footprints/years/years-csv.route.ts': signedIn(
    'business',
    '/my-impact/dashboards/footprint/years.csv',
    'Total, by location',
  ),
  'capabilities/footprints/years/years-xlsx.route.ts': signedIn(
    'business',
    '/my-impact/dashboards/footprint/years.xlsx',
    'xl/worksheets/sheet1.xml',
  ),
}
