import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const GetSelling = endpoint({
  method: 'GET',
  path: '/api/selling',
  summary: 'Whether anything is sold at the moment',
  answer: z.object({ isSelling: z.boolean() }),
})
