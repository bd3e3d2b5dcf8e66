import { z } from 'zod'
import { ComputeLines, FoundEmissionFactor, SearchFactors } from '../footprints/emission-factors.ts'
import { operation } from './operation.ts'

export const searchEmissionFactors = operation({
  operationId: 'searchEmissionFactors',
  method: 'GET',
  path: '/v1/emission-factors',
  tag: 'Factors',
  scope: null,
  summary: 'Emission factors by plain words',
  description:
    'Published factors, the best match first, each with its source, edition and licence. A factor of another country says so in `foreign`.',
  query: SearchFactors.query,
  answer: SearchFactors.answer,
  example: { query: { words: 'natural gas', country: 'GB' } },
})

export const getEmissionFactor = operation({
  operationId: 'getEmissionFactor',
  method: 'GET',
  path: '/v1/emission-factors/{factorId}',
  tag: 'Factors',
  scope: null,
  summary: 'One emission factor',
  description: 'A published factor by its id.',
  params: z.object({ factorId: z.string().min(1).max(80) }),
  answer: FoundEmissionFactor,
  refusals: ['FACTOR_NOT_FOUND'],
  example: { params: { factorId: 'uk-2025:1_100_1004_6_1' } },
})

const MOST_ACTIVITIES = 100

export const computeEmissions = operation({
  operationId: 'computeEmissions',
  method: 'POST',
  path: '/v1/emission-computations',
  tag: 'Factors',
  scope: 'estimates:write',
  summary: 'Emissions of up to 100 activities',
  description:
    'Quantity times factor for each activity, with the range of each and of their sum. Nothing is stored.',
  body: z.strictObject({ lines: ComputeLines.body.shape.lines.max(MOST_ACTIVITIES) }),
  answer: ComputeLines.answer,
  example: {
    body: {
      lines: [
        {
          description: 'Gas of the office',
          quantity: 12000,
          unit: 'kWh (Gross CV)',
          factorId: 'uk-2025:1_100_1004_6_1',
        },
      ],
    },
  },
})
