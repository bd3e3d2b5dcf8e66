import { SAMPLES } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import {
  both,
  choosing,
  get,
  NOBODY,
  ofAccount,
  signedIn,
  type Visit,
  type Visits,
  words,
} from '../visit.ts'

const ESTIMATE = {
  sector: 'bakery_products',
  country: 'GB',
  turnover: '850,000',
  currency: 'GBP',
  year: '2024',
  startMonth: '2024-01',
}

const DASHBOARD = '/my-impact/dashboards/footprint/'

const LINES = [
  'category,quantity,unit,factor_id,kg_co2e_per_unit,source,upstream',
  'businessTravel,1000,km,,1,A source,no',
  'businessTravel,7780,km,,1,A source,no',
].join('\n')

const pdf = (name: string, bytes: Uint8Array) => new File([bytes as Uint8Array<ArrayBuffer>], name)

type Ids = Parameters<Visit['path']>[0]

const staffFile = (idOf: (ids: Ids) => string) => (ids: Ids) =>
  `/staff/verifications/${ids.verificationId}/evidence/${idOf(ids)}`

/** Estimating, refining, declaring and verifying a footprint. */
export const FOOTPRINTS_VISITS: Visits = {
  'capabilities/footprints/company-footprints/setup/one-time-setup.route.tsx': choosing(
    '/app/business/footprint/one-time/setup',
    { currency: 'GBP', tonnes: '10', startMonth: new Date().toISOString().slice(0, 7) },
    {
      leadsTo: '/app/payment?quote=',
      wrong: { tonnes: 'ten', startMonth: '2026-01' },
      says: 'Please use a number',
    },
  ),
  'capabilities/footprints/verification/setup/verify-setup.route.tsx': both(
    'stranger',
    '/app/business/footprint/verify/one-time/setup',
    {
      form: { currency: 'GBP', scopesOneTwo: 'on', businessTravel: 'on' },
      status: 303,
      leadsTo: '/app/payment?quote=',
    },
    { form: { currency: 'GBP' }, status: 400, says: 'No products selected' },
  ),
  'capabilities/footprints/verification/setup/verify-confirmation.route.tsx': signedIn(
    'business',
    '/app/business/footprint/verify/one-time/confirmation',
    'verif',
  ),
  'capabilities/footprints/company-footprints/dashboard/footprint-png.route.ts': signedIn(
    'business',
    '/my-impact/dashboards/footprint.png',
    'PNG',
  ),
  'capabilities/footprints/company-footprints/estimate/intro.route.tsx': words(
    '/app/business/footprint',
    'What does your company emit?',
  ),
  'capabilities/footprints/company-footprints/estimate/estimate.route.tsx': choosing(
    '/app/business/footprint/estimate',
    ESTIMATE,
    {
      leadsTo: '/app/business/footprint/estimate/result?sector=bakery_products',
      wrong: { country: 'PK' },
      says: 'Estimate with India instead',
    },
  ),
  'capabilities/footprints/company-footprints/estimate/result.route.tsx': both(
    'business',
    `/app/business/footprint/estimate/result?${new URLSearchParams(ESTIMATE)}`,
    {
      form: { companyName: 'Fernbank Bakery', startMonth: '2024-01', frequency: 'annual' },
      status: 303,
      leadsTo: '/my-impact/dashboards/footprint?saved=true',
    },
    {
      form: { companyName: '', startMonth: '2024-01', frequency: 'annual' },
      status: 400,
      says: 'Please give a name.',
    },
  ),
  'capabilities/footprints/company-footprints/dashboard/footprint-dashboard.route.tsx': both(
    'business',
    '/my-impact/dashboards/footprint',
    { status: 200, says: 'Footprint' },
    { form: { footprintId: NOBODY }, status: 404, says: 'There is no such footprint.' },
  ),
  'capabilities/footprints/company-footprints/dashboard/footprint-csv.route.ts': signedIn(
    'business',
    '/my-impact/dashboards/footprint.csv',
    'scope1_kg',
  ),
  'capabilities/footprints/company-footprints/inventory/inventory.route.tsx': both(
    'business',
    ({ footprintId }) => DASHBOARD + footprintId,
    { status: 200, says: 'Stationary combustion' },
    { form: { intent: 'declare' }, status: 409, says: 'Some categories have neither figures' },
  ),
  'capabilities/footprints/company-footprints/inventory/import/import-lines.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/import`,
    { form: { csv: LINES }, status: 200, says: '2 lines, 8.78 tonnes' },
    { form: { csv: `${LINES}\nbaking,1,kg` }, status: 422, says: 'Nothing was added.' },
  ),
  'capabilities/footprints/company-footprints/inventory/companies/companies.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/companies`,
    {
      form: { name: 'Mill Ltd', share: '50', operational: 'yes' },
      status: 303,
      leadsTo: DASHBOARD,
    },
    { form: { name: 'Mill Ltd', share: '120' }, status: 400, says: 'at most 100 per cent' },
  ),
  'capabilities/footprints/company-footprints/inventory/recalculation/recalculation.route.tsx':
    both(
      'business',
      ({ footprintId }) => `${DASHBOARD}${footprintId}/recalculation`,
      { status: 200, says: 'Factor sets' },
      { form: { intent: 'recalculate' }, status: 409, says: 'so nothing would change' },
    ),
  'capabilities/footprints/company-footprints/inventory/import/line-example.route.ts': words(
    '/inventory-example.csv',
    'Gas of the ovens',
  ),
  'capabilities/footprints/company-footprints/inventory/import/line-template.route.ts': words(
    '/inventory-example.xlsx',
    'xl/worksheets/sheet1.xml',
  ),
  'capabilities/footprints/company-footprints/inventory/inventory-xlsx.route.ts': ofAccount(
    ({ footprintId }) => `${DASHBOARD}${footprintId}/inventory.xlsx`,
    'xl/worksheets/sheet1.xml',
    ['business', 'person'],
  ),
  'capabilities/footprints/company-footprints/inventory/lines/category.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/category/franchises`,
    { form: { state: 'not-applicable', reason: 'We have none.' }, status: 303, leadsTo: DASHBOARD },
    { form: { state: 'not-applicable' }, status: 400, says: 'Please say why it does not apply.' },
  ),
  'capabilities/footprints/company-footprints/inventory/inventory-csv.route.ts': ofAccount(
    ({ footprintId }) => `${DASHBOARD}${footprintId}/inventory.csv`,
    'kg_co2e_per_unit',
    ['business', 'person'],
  ),
  'capabilities/footprints/company-footprints/evidence/evidence.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/evidence`,
    {
      form: { intent: 'upload', file: pdf('Meter.pdf', SAMPLES.pdf) },
      status: 303,
      leadsTo: '/evidence?done=upload',
    },
    {
      form: { intent: 'upload', file: pdf('Meter.png', SAMPLES.pdf) },
      status: 400,
      says: 'What is in this file is not what its name says.',
    },
  ),
  'capabilities/footprints/company-footprints/evidence/evidence-file.route.ts': ofAccount(
    ({ footprintId, evidenceId }) => `${DASHBOARD}${footprintId}/evidence/${evidenceId}`,
    '%PDF',
    ['business', 'person'],
  ),
  'capabilities/footprints/verification/hand-over/hand-over.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/verification`,
    { status: 200, says: 'an estimate cannot be verified' },
    { form: { scopesOneTwo: 'on' }, status: 409, says: 'An Estimated footprint cannot be' },
  ),
  'capabilities/footprints/verification/questions/questions.route.tsx': {
    succeeds: get(
      'business',
      ({ askedFootprintId }) => `${DASHBOARD}${askedFootprintId}/questions`,
      {
        status: 200,
        says: 'Where is the bill of March?',
      },
    ),
    fails: get('business', ({ askedFootprintId }) => `${DASHBOARD}${askedFootprintId}/questions`, {
      form: { questionId: NOBODY, text: ' ' },
      status: 400,
      says: 'Please look at the marked fields.',
    }),
  },
  'capabilities/footprints/verification/deciding/staff-evidence-file.route.ts': {
    succeeds: get(
      'staff',
      staffFile(({ askedEvidenceId }) => askedEvidenceId),
      {
        status: 200,
        says: '%PDF',
      },
    ),
    fails: get(
      'staff',
      staffFile(({ evidenceId }) => evidenceId),
      { status: 404 },
    ),
  },
  'capabilities/footprints/documents/documents.route.tsx': both(
    'business',
    ({ footprintId }) => `${DASHBOARD}${footprintId}/documents`,
    { status: 200, says: 'Download the report (PDF)' },
    { form: { intent: 'withdraw', certificateId: NOBODY }, status: 404 },
  ),
  'capabilities/footprints/documents/report-file.route.ts': ofAccount(
    ({ footprintId }) => `${DASHBOARD}${footprintId}/report.pdf`,
    '%PDF',
    ['business', 'person'],
  ),
  'capabilities/footprints/documents/certificate-file.route.ts': ofAccount(
    ({ footprintCertificateId }) =>
      `/my-impact/footprint-certificates/${footprintCertificateId}.pdf`,
    '%PDF',
    ['business', 'person'],
  ),
  'capabilities/footprints/verification/deciding/decide.route.tsx': {
    succeeds: get('staff', ({ verificationId }) => `/staff/verifications/${verificationId}`, {
      status: 200,
      says: 'What the company is told:',
    }),
    fails: get('staff', ({ verificationId }) => `/staff/verifications/${verificationId}`, {
      form: { outcome: 'returned', findings: '' },
      status: 400,
      says: 'Please say what has to change.',
    }),
  },
  'capabilities/footprints/verification/deciding/unlock.route.ts': {
    succeeds: get('staff', '/staff/unlock', { status: 302, leadsTo: '/staff/queues' }),
    fails: get('staff', '/staff/unlock', { form: { requestId: NOBODY }, status: 404 }),
  },
}
