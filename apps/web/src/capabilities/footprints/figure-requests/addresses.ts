import type { Addresses } from '../../../addresses.ts'

export const FIGURE_REQUESTS_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/:footprintId/requests': 'asking/requests.route.tsx',
  'answer/:token': 'answering/answer.route.tsx',
}
