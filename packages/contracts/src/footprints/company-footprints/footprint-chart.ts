import { REPORT_PERIODS } from '@understory/domain/footprints/documents/report-period.ts'
import { CHART_VIEWS } from '@understory/domain/proof/ledger/figures/impact-charts.ts'
import { z } from 'zod'
import { asMonth } from '../../calendar-texts.ts'
import { endpoint } from '../../endpoint.ts'

export const GetFootprintChart = endpoint({
  method: 'GET',
  path: '/api/footprints/chart',
  summary:
    'The footprints by month and scope beside what was funded, as a picture 1600 pixels wide',
  query: z.object({
    from: asMonth(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please choose a month.')),
    period: z.enum(REPORT_PERIODS).default('year'),
    scopes: z.string().max(40).default('').describe('scope1, scope2, scope3: separated by commas'),
    show: z.enum(CHART_VIEWS).default('month'),
  }),
  answer: { contentType: 'image/png' },
  refusals: ['TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})
