import { LEDGER_TEXT } from '../../../../api/src/testing/footprints/ledgers.ts'
import { both, get, type Visits } from './visit.ts'

const OF_FOOTPRINT = '/my-impact/dashboards/footprint/'

const ledger = (name: string, text: string) => new File([text], name)

/** Importing a ledger: the file, its columns, what its rows are. */
export const LEDGER_VISITS: Visits = {
  'capabilities/footprints/ledger-import/upload/upload.route.tsx': both(
    'business',
    ({ footprintId }) => `${OF_FOOTPRINT}${footprintId}/ledger`,
    {
      form: { file: ledger('ledger.csv', `${LEDGER_TEXT}\n`) },
      status: 303,
      leadsTo: '/ledger/',
    },
    {
      form: { file: ledger('ledger.csv', 'Dear Sir') },
      status: 400,
      says: 'We found no table of purchases in this file',
    },
  ),
  'capabilities/footprints/ledger-import/columns/columns.route.tsx': {
    succeeds: get(
      'business',
      ({ footprintId, importId }) => `${OF_FOOTPRINT}${footprintId}/ledger/${importId}/columns`,
      {
        status: 200,
        says: 'What do the columns hold?',
      },
    ),
    fails: get(
      'person',
      ({ footprintId, importId }) => `${OF_FOOTPRINT}${footprintId}/ledger/${importId}/columns`,
      {
        status: 404,
      },
    ),
  },
  'capabilities/footprints/ledger-import/review/review.route.tsx': both(
    'business',
    ({ footprintId, importId }) => `${OF_FOOTPRINT}${footprintId}/ledger/${importId}`,
    {
      form: { intent: 'keep', purchases: '9000', capitalFrom: '500' },
      status: 303,
      leadsTo: '?done=choices',
    },
    { form: { purchases: 'much', capitalFrom: '500' }, status: 400, says: 'Please use a number' },
  ),
}
