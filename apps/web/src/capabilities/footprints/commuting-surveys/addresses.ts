import type { Addresses } from '../../../addresses.ts'

export const COMMUTING_SURVEYS_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/:footprintId/commuting': 'asking/survey.route.tsx',
  'commuting/:token': 'answering/commuting.route.tsx',
}
